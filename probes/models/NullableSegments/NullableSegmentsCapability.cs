using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A part of an array that is longer, or no part at all.</summary>
public sealed class NullableSegments() : ValuesCapability<HasNullableSegment>("C23.segment-null", "an ArraySegment of bytes that can be null: a part of its array, an empty one and null", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNullableSegment Root)> Make() =>
    [
        ("a part", new() { Value = new([1, 2, 3, 4], 1, 2) }),
        ("empty", new() { Value = new([], 0, 0) }),
        ("null", new()),
    ];

    protected override Likeness Compare(HasNullableSegment expected, HasNullableSegment actual) => (expected.Value, actual.Value) switch
    {
        (null, null) or ({ Count: 0 }, { Count: 0 }) => Likeness.Exact,
        (null, { Count: 0 }) => Likeness.Near("null comes back as an empty one"),
        ({ Count: 0 }, null) => Likeness.Near("an empty one comes back as null"),
        var (given, read) => Likeness.OfEqual(Shown(given), Shown(read)),
    };

    private static string Shown(ArraySegment<byte>? segment) => segment is not { } given ? "null" : given.Array is null ? "no array" : string.Join(", ", given);
}
