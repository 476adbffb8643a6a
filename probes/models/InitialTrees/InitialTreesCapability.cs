using System.Collections;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader may read into the piece that the object has made, and give both.</summary>
public sealed class InitialTrees() : ValuesCapability<HasInitialTree>("C25.initial-tree", "a member of the library's own type for pieces of its format, such as JObject, begins with one, and is written with another, empty and as null", "values")
{
#if TAKES_TREES
    protected override IEnumerable<(string Name, HasInitialTree Root)> Make() =>
    [
        ("another piece", new() { Value = new OwnTree { ["given"] = "1" } }),
        ("empty", new() { Value = new OwnTree() }),
        ("null", new() { Value = null }),
    ];

    protected override Likeness Compare(HasInitialTree expected, HasInitialTree actual) => (Count(expected), Count(actual)) switch
    {
        (null, null) or (0, 0) => Likeness.Exact,
        (1, 1) when Has(actual, "given") => Likeness.Exact,
        (_, 1) when Has(actual, "initial") => Likeness.Lost("its initial value is kept instead"),
        (1, 2) => Likeness.Lost("what was written is added to its initial value"),
        (null, 0) => Likeness.Near("null comes back as empty"),
        (0, null) => Likeness.Near("empty comes back as null"),
        var (_, read) => Likeness.Lost($"it comes back as {(read is { } count ? $"a piece with {count} members" : "null")}"),
    };

    private static int? Count(HasInitialTree root) => ((IEnumerable?)root.Value)?.Cast<object>().Count();

    private static bool Has(HasInitialTree root, string name) => ((IEnumerable)root.Value!).Cast<object>().Any(entry => entry.ToString()!.Contains(name, StringComparison.Ordinal));
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no type of the library for a piece of its format");

    protected override IEnumerable<(string Name, HasInitialTree Root)> Make() => [];

    protected override Likeness Compare(HasInitialTree expected, HasInitialTree actual) => Likeness.Exact;
#endif
}
