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

    protected override Likeness Compare(Anything expected, Anything actual) => AnyLikeness.Compare(expected.Value, actual.Value);
}
