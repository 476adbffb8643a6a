using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its length need not be a number of whole bytes.</summary>
public sealed class BitArrays() : ValuesCapability<HasBits>("C23.bits", "a BitArray of 0, 2, 8 and 33 bits", "values")
{
    private static readonly int[] s_lengths = [0, 2, 8, 33];

    protected override IEnumerable<(string Name, HasBits Root)> Make() => s_lengths.Select(length => (string.Create(CultureInfo.InvariantCulture, $"{length} bits"), new HasBits { Value = new([.. Enumerable.Range(0, length).Select(bit => bit % 3 == 1)]) }));

    protected override Likeness Compare(HasBits expected, HasBits actual) => (expected.Value!, actual.Value) switch
    {
        (_, null) => Likeness.Lost("it comes back as null"),
        var (given, read) when given.Length != read.Length => Likeness.Lost(string.Create(CultureInfo.InvariantCulture, $"{given.Length} bits come back as {read.Length}")),
        var (given, read) => given.Cast<bool>().SequenceEqual(read.Cast<bool>()) ? Likeness.Exact : Likeness.Lost("its bits are others"),
    };
}
