using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A part of an array that is longer.</summary>
public sealed class Segments() : ValuesCapability<HasSegment>("C23.segment", "an ArraySegment of bytes, a part of its array and an empty one", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSegment Root)> Make() =>
    [
        ("a part", new() { Value = new([1, 2, 3, 4], 1, 2) }),
        ("empty", new() { Value = new([], 0, 0) }),
    ];

    protected override Likeness Compare(HasSegment expected, HasSegment actual) => (expected.Value, actual.Value) switch
    {
        ({ Count: 0 }, { Count: 0 }) => Likeness.Exact,
        var (given, read) => Likeness.OfEqual(string.Join(", ", given), read.Array is null ? "no array" : string.Join(", ", read)),
    };
}
