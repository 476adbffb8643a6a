using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null and empty are two states of a text.</summary>
public sealed class NullStrings() : ValuesCapability<HasString>("C25.string", "a string that is null, empty or filled", "values")
{
    protected override IEnumerable<(string Name, HasString Root)> Make() => [("null", new()), ("empty", new() { Value = "" }), ("filled", new() { Value = "here" })];

    protected override Likeness Compare(HasString expected, HasString actual) => NullStates.Compare(expected.Value, actual.Value);
}

/// <summary>Null, empty, and one element that is null.</summary>
public sealed class NullArrays() : ValuesCapability<HasArray>("C25.array", "an array that is null, empty, or holds null", "values")
{
    protected override IEnumerable<(string Name, HasArray Root)> Make() => [("null", new()), ("empty", new() { Value = [] }), ("[null]", new() { Value = [null] }), ("filled", new() { Value = ["here"] })];

    protected override Likeness Compare(HasArray expected, HasArray actual) => NullStates.Compare(expected.Value, actual.Value);
}

/// <summary>Null, empty, and one element that is null.</summary>
public sealed class NullLists() : ValuesCapability<HasList>("C25.list", "a list that is null, empty, or holds null", "values")
{
    protected override IEnumerable<(string Name, HasList Root)> Make() => [("null", new()), ("empty", new() { Value = [] }), ("[null]", new() { Value = [null] }), ("filled", new() { Value = ["here"] })];

    protected override Likeness Compare(HasList expected, HasList actual) => NullStates.Compare(expected.Value, actual.Value);
}

/// <summary>Null and empty are two states of a dictionary.</summary>
public sealed class NullDictionaries() : ValuesCapability<HasDictionary>("C25.dictionary", "a dictionary that is null, empty or filled", "values")
{
    protected override IEnumerable<(string Name, HasDictionary Root)> Make() => [("null", new()), ("empty", new() { Value = [] }), ("filled", new() { Value = new() { ["one"] = 1 } })];

    protected override Likeness Compare(HasDictionary expected, HasDictionary actual) => NullStates.Compare(expected.Value, actual.Value);
}

/// <summary>There is no member that could be null.</summary>
public sealed class NullRoot() : NullRootCapability<HasString>("C25.root", "the whole value is null");

/// <summary>Compares what may be null, empty or filled.</summary>
internal static class NullStates
{
    public static Likeness Compare<T>(IEnumerable<T>? expected, IEnumerable<T>? actual) => (expected, actual) switch
    {
        (null, null) => Likeness.Exact,
        (null, { } read) when !read.Any() => Likeness.Near("null comes back as empty"),
        ({ } given, null) when !given.Any() => Likeness.Near("empty comes back as null"),
        ({ } given, { } read) when given.SequenceEqual(read) => Likeness.Exact,
        _ => Likeness.Lost($"{Show(expected)} comes back as {Show(actual)}"),
    };

    private static string Show<T>(IEnumerable<T>? value) => value is null ? "null" : "[" + string.Join(", ", value.Select(element => element?.ToString() ?? "null")) + "]";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasDictionaryModel() : CapabilityModel<HasDictionary>(Needs.Dictionary);
