using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>To a library that looks for elements it is a list, and its key is lost.</summary>
public sealed class Groupings() : ValuesCapability<HasGroupings>("C23.grouping", "a list of IGrouping, as a query gives it: elements with a key", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasGroupings Root)> Make() =>
    [
        ("two groups", new() { Value = [.. new[] { 11, 12, 21 }.GroupBy(number => number < 20 ? "low" : "high")] }),
    ];

    protected override Likeness Compare(HasGroupings expected, HasGroupings actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        var read when Text(read) == Text(expected.Value!) => Likeness.Exact,
        var read => Likeness.Lost($"{Text(expected.Value!)} comes back as {Text(read)}"),
    };

    private static string Text(List<IGrouping<string, int>> groups) => string.Join("; ", groups.Select(group => $"{group?.Key ?? "null"}: {(group is null ? "" : string.Join(" ", group))}"));
}
