using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The runtime casts arrays of signed numbers to those of unsigned ones and back, and a library may take letters for a text.</summary>
public sealed class OtherArrays() : ValuesCapability<HasOtherArrays>("C38.simple-others", "arrays of char, sbyte, ushort, uint and ulong", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasOtherArrays Root)> Make() =>
    [
        ("char[]", new() { Letters = ['a', '\u20AC'] }),
        ("sbyte[]", new() { Signed = [-1, 2] }),
        ("ushort[]", new() { UShorts = [ushort.MaxValue, 0] }),
        ("uint[]", new() { UInts = [uint.MaxValue, 0] }),
        ("ulong[]", new() { ULongs = [ulong.MaxValue, 0] }),
    ];

    protected override Likeness Compare(HasOtherArrays expected, HasOtherArrays actual) => Likeness.Worst(Parts(expected).Zip(Parts(actual), Compare));

    private static Likeness Compare(Array? expected, Array? actual) => expected is null ? Likeness.Exact
        : actual is null ? Likeness.Lost("it comes back as null")
        : expected.Cast<object>().SequenceEqual(actual.Cast<object>()) ? Likeness.Exact
        : Likeness.Lost($"{string.Join(", ", expected.Cast<object>())} comes back as {string.Join(", ", actual.Cast<object>())}");

    private static IEnumerable<Array?> Parts(HasOtherArrays root) => [root.Letters, root.Signed, root.UShorts, root.UInts, root.ULongs];
}
