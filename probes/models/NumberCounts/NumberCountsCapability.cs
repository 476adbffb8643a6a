using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Each form of a length has a first and a last value.</summary>
public sealed class NumberCounts() : ValuesCapability<HasNumberCounts>("C23.many", "lists of as many elements as lengths of one, two and four bytes tell apart", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNumberCounts Root)> Make() =>
    [
        ("15", new() { Value = [.. Enumerable.Range(0, 15)] }),
        ("16", new() { Value = [.. Enumerable.Range(0, 16)] }),
        ("31", new() { Value = [.. Enumerable.Range(0, 31)] }),
        ("32", new() { Value = [.. Enumerable.Range(0, 32)] }),
        ("127", new() { Value = [.. Enumerable.Range(0, 127)] }),
        ("128", new() { Value = [.. Enumerable.Range(0, 128)] }),
        ("255", new() { Value = [.. Enumerable.Range(0, 255)] }),
        ("256", new() { Value = [.. Enumerable.Range(0, 256)] }),
        ("65535", new() { Value = [.. Enumerable.Range(0, 65535)] }),
        ("65536", new() { Value = [.. Enumerable.Range(0, 65536)] }),
        ("70000", new() { Value = [.. Enumerable.Range(0, 70000)] }),
    ];

    protected override Likeness Compare(HasNumberCounts expected, HasNumberCounts actual) => actual.Value is { } read && read.Count == expected.Value!.Count && read.SequenceEqual(expected.Value) ? Likeness.Exact : Likeness.Lost($"comes back as {actual.Value?.Count ?? 0} elements, or as others");
}
