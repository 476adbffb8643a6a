using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has no attribute: few programs give one to an enumeration.</summary>
public enum Monsoon
{
    Spring,
    Autumn,
}

/// <summary>Smaller than an int in memory.</summary>
public enum Loudness : byte
{
    Low = 1,
    High = 200,
}

/// <summary>Several may be set.</summary>
[Flags]
public enum Sides
{
    None = 0,
    Left = 1,
    Right = 2,
}

/// <summary>A library may know those of the runtime (C14.system), and not those of the program.</summary>
public sealed class ObjectEnums() : ValuesCapability<Anything>("C14.enum-own", "values of the program's own enumerations, of an int, a byte and of flags, in a member declared as object, and in a list and an array there", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() =>
    [
        ("of an int", new() { Value = Monsoon.Autumn }),
        ("of a byte", new() { Value = Loudness.High }),
        ("of flags", new() { Value = Sides.Left | Sides.Right }),
        ("in a list of objects", new() { Value = new List<object> { Monsoon.Autumn } }),
        ("in an array", new() { Value = new[] { Monsoon.Autumn } }),
    ];

    protected override Likeness Compare(Anything expected, Anything actual) => (expected.Value, actual.Value) switch
    {
        (List<object> given, List<object> read) when given.SequenceEqual(read) => Likeness.Exact,
        (Monsoon[] given, Monsoon[] read) when given.SequenceEqual(read) => Likeness.Exact,
        (Enum given, IConvertible read and not Enum) when MeansTheSame(given, read) => Likeness.Near($"it comes back as a {read.GetType().Name} that means the same"),
        (List<object> given, System.Collections.IList { Count: 1 } read) when read[0] is IConvertible number and not Enum && MeansTheSame((Enum)given[0], number) => Likeness.Near($"it comes back as a {number.GetType().Name} that means the same"),
        (Monsoon[] given, System.Collections.IList { Count: 1 } read) when read[0] is IConvertible number && MeansTheSame(given[0], number) => Likeness.Near($"it comes back as a {read.GetType().Name} of a {number.GetType().Name} that means the same"),
        (Enum given, var read) => Likeness.OfEqual(given, read),
        (var given, var read) => Likeness.Lost($"a {given!.GetType().Name} comes back as {read?.GetType().Name ?? "null"}"),
    };

    private static bool MeansTheSame(Enum given, IConvertible read) => read.ToString(null) is var text && (text == given.ToString("D") || text == given.ToString());
}
