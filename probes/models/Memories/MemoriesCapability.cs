using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Bytes that may be a part of something longer.</summary>
public sealed class Memories() : ValuesCapability<HasMemory>("C23.memory", "a ReadOnlyMemory of bytes, a part of its array and an empty one", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMemory Root)> Make() =>
    [
        ("a part", new() { Value = new([1, 2, 3, 4], 1, 2) }),
        ("empty", new() { Value = default }),
    ];

    protected override Likeness Compare(HasMemory expected, HasMemory actual) => Likeness.OfEqual(Convert.ToHexString(expected.Value.Span), Convert.ToHexString(actual.Value.Span));
}
