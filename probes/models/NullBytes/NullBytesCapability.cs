using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Many libraries write bytes by code of their own, such as base64, which may know no null.</summary>
public sealed class NullByteArrays() : ValuesCapability<HasNullBytes>("C25.bytes", "an array of bytes that is null, empty or filled", "values")
{
    protected override IEnumerable<(string Name, HasNullBytes Root)> Make() => [("null", new()), ("empty", new() { Value = [] }), ("filled", new() { Value = [0, 127, 128, 255] })];

    protected override Likeness Compare(HasNullBytes expected, HasNullBytes actual) => (expected.Value, actual.Value) switch
    {
        (null, null) => Likeness.Exact,
        (null, []) => Likeness.Near("null comes back as empty"),
        ([], null) => Likeness.Near("empty comes back as null"),
        ({ } given, { } read) when given.AsSpan().SequenceEqual(read) => Likeness.Exact,
        var (given, read) => Likeness.Lost($"{Show(given)} comes back as {Show(read)}"),
    };

    private static string Show(byte[]? value) => value is null ? "null" : $"[{string.Join(", ", value)}]";
}
