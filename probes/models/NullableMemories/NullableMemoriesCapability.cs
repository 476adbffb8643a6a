using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Bytes that may be a part of something longer, or nothing at all.</summary>
public sealed class NullableMemories() : ValuesCapability<HasNullableMemory>("C23.memory-null", "a ReadOnlyMemory of bytes that can be null: a part of its array, an empty one and null", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNullableMemory Root)> Make() =>
    [
        ("a part", new() { Value = new ReadOnlyMemory<byte>([1, 2, 3, 4], 1, 2) }),
        ("empty", new() { Value = ReadOnlyMemory<byte>.Empty }),
        ("null", new()),
    ];

    protected override Likeness Compare(HasNullableMemory expected, HasNullableMemory actual) => (expected.Value, actual.Value) switch
    {
        (null, { Length: 0 }) => Likeness.Near("null comes back as no bytes"),
        ({ Length: 0 }, null) => Likeness.Near("no bytes come back as null"),
        var (given, read) => Likeness.OfEqual(Shown(given), Shown(read)),
    };

    private static string Shown(ReadOnlyMemory<byte>? memory) => memory is { } given ? Convert.ToHexString(given.Span) : "null";
}
