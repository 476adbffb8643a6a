using System.Collections;
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The compiler gives it a name that no program can write, and a constructor instead of setters.</summary>
public sealed class ObjectAnonymous() : ValuesCapability<Anything>("C14.anonymous", "an object of an anonymous type, one inside another, and an array of them in a member declared as object", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() =>
    [
        ("one", new() { Value = new { Number = 11, Text = "here" } }),
        ("one inside another", new() { Value = new { Number = 22, Part = new { Number = 11, Text = "here" } } }),
        ("an array", new() { Value = new[] { new { Number = 11, Text = "here" }, new { Number = 12, Text = "there" } } }),
    ];

    protected override Likeness Compare(Anything expected, Anything actual) => ContentOf.Compare(expected.Value, actual.Value);
}

/// <summary>Each has a form of its own where the member says what it is, and none where it is an object.</summary>
public sealed class ObjectCollections() : ValuesCapability<Anything>("C14.collections", "lists, dictionaries, a set, a queue, arrays of objects and of two dimensions, and tuples in a member declared as object", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() =>
    [
        ("a list of numbers", new() { Value = new List<int> { 1, 2 } }),
        ("a list of objects", new() { Value = new List<object?> { 1, "here", null } }),
        ("a dictionary by text", new() { Value = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 } }),
        ("a dictionary by number", new() { Value = new Dictionary<int, string> { [1] = "a", [2] = "b" } }),
        ("a dictionary of objects", new() { Value = new Dictionary<string, object?> { ["a"] = 1, ["b"] = "here", ["c"] = null } }),
        ("a set", new() { Value = new HashSet<int> { 1, 2 } }),
        ("a queue", new() { Value = new Queue<int>([1, 2]) }),
        ("an array of objects", new() { Value = new object?[] { 1, "here", null } }),
        ("an array of two dimensions", new() { Value = new[,] { { 1, 2 }, { 3, 4 } } }),
        ("an array of arrays", new() { Value = new int[][] { [1, 2], [3] } }),
        ("an empty array of texts", new() { Value = Array.Empty<string>() }),
        ("a tuple", new() { Value = (11, "here") }),
        ("a Tuple", new() { Value = Tuple.Create(11, "here") }),
        ("a pair", new() { Value = KeyValuePair.Create("here", 11) }),
    ];

    protected override Likeness Compare(Anything expected, Anything actual) => ContentOf.Compare(expected.Value, actual.Value);
}

/// <summary>What an object holds, as text.</summary>
file static class ContentOf
{
    public static Likeness Compare(object? expected, object? actual) => (TypeOf(expected), TypeOf(actual)) is var (given, read) && given != read ? Likeness.Lost($"{given} comes back as {read}")
        : (Show(expected), Show(actual)) is var (written, found) && written != found ? Likeness.Lost($"{written} comes back as {found}")
        : Likeness.Exact;

    private static string TypeOf(object? value) => value switch
    {
        null => "null",
        var other when other.GetType().Name.Contains("AnonymousType", StringComparison.Ordinal) => "an anonymous type",
        var other => other.GetType().Name,
    };

    private static string Show(object? value) => value switch
    {
        null => "null",
        string text => text,
        IEnumerable elements => $"[{string.Join(", ", elements.Cast<object?>().Select(Show))}]",
        var other when other.GetType().Name.Contains("AnonymousType", StringComparison.Ordinal) => $"{{{string.Join(", ", other.GetType().GetProperties().Select(property => $"{property.Name} {Show(property.GetValue(other))}"))}}}",
        var other => Convert.ToString(other, CultureInfo.InvariantCulture) ?? "",
    };
}
