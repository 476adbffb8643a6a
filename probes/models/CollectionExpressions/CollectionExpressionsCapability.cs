using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that goes by the class of the object meets one that no program can name.</summary>
public sealed class CollectionExpressions() : ValuesCapability<Printout>("C23.expression", "members declared as IReadOnlyList, IReadOnlyCollection and IEnumerable, given by collection expressions of no, one and three elements", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Printout Root)> Make() =>
    [
        ("three elements", new() { Pages = [3, 1, 2], Names = ["one", "two", "three"], Marks = [3, 1, 2] }),
        ("one element", new() { Pages = [11], Names = ["one"], Marks = [11] }),
        ("no element", new() { Pages = [], Names = [], Marks = [] }),
    ];

    protected override Likeness Compare(Printout expected, Printout actual) => (Show(expected), Show(actual)) switch
    {
        var (given, read) when given == read => Likeness.Exact,
        var (given, read) when given == read.Replace("null", "", StringComparison.Ordinal) => Likeness.Near("empty comes back as null"),
        var (given, read) => Likeness.Lost($"{given} comes back as {read}"),
    };

    private static string Show(Printout root) => $"{Show(root.Pages)}; {Show(root.Names)}; {Show(root.Marks)}";

    private static string Show<T>(IEnumerable<T>? values) => values is null ? "null" : string.Join(", ", values);
}
