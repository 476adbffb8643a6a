using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may copy an array of numbers as it lies in memory.</summary>
public sealed class SimpleArrays() : ValuesCapability<HasSimpleArrays>("C38.simple", "arrays of simple types: booleans, numbers, texts, dates and Guids", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSimpleArrays Root)> Make() =>
    [
        ("bool[]", new() { Flags = [true, false] }),
        ("short[]", new() { Shorts = [-1, 2] }),
        ("long[]", new() { Longs = [long.MaxValue, 0] }),
        ("float[]", new() { Floats = [0.1f, -0.5f] }),
        ("double[]", new() { Doubles = [0.1, -0.5] }),
        ("decimal[]", new() { Decimals = [1.25m, -3] }),
        ("string[]", new() { Texts = ["one", "two"] }),
        ("DateTime[]", new() { Dates = [new(2024, 2, 3, 4, 5, 6, DateTimeKind.Utc), new(1999, 12, 31, 0, 0, 0, DateTimeKind.Utc)] }),
        ("TimeSpan[]", new() { Spans = [new(1, 2, 3), TimeSpan.Zero] }),
        ("Guid[]", new() { Guids = [new("00112233-4455-6677-8899-aabbccddeeff"), Guid.Empty] }),
    ];

    protected override Likeness Compare(HasSimpleArrays expected, HasSimpleArrays actual) => Likeness.Worst(Parts(expected).Zip(Parts(actual), Compare));

    private static Likeness Compare(Array? expected, Array? actual) => expected is null ? Likeness.Exact
        : actual is null ? Likeness.Lost("it comes back as null")
        : expected.Cast<object>().SequenceEqual(actual.Cast<object>()) ? Likeness.Exact
        : Likeness.Lost($"{string.Join(", ", expected.Cast<object>())} comes back as {string.Join(", ", actual.Cast<object>())}");

    private static IEnumerable<Array?> Parts(HasSimpleArrays root) => [root.Flags, root.Shorts, root.Longs, root.Floats, root.Doubles, root.Decimals, root.Texts, root.Dates, root.Spans, root.Guids];
}
