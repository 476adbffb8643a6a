using System.Collections;
using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>Compares what was put into a place that takes any object with what comes back from it.</summary>
public static class AnyLikeness
{
    /// <summary>A name and a value of each kind that texts and binary formats have: a number, a text, a boolean, a fraction, nothing, a list, and names in names.</summary>
    public static IReadOnlyList<(string Name, object? Value)> Values { get; } =
    [
        ("an int", 11),
        ("a text", "here"),
        ("a boolean", true),
        ("a fraction", 1.5),
        ("a whole fraction", 2.0),
        ("null", null),
        ("a list", new List<object?> { 1, "two", null }),
        ("names in names", new Dictionary<string, object?> { ["inside"] = 11 }),
    ];

    /// <summary>Values of types that many formats have no form for. A writer gives each a form of its own, and where no type is stated a reader cannot know it.</summary>
    public static IReadOnlyList<(string Name, object? Value)> OtherValues { get; } =
    [
        ("a long of 64 bits", 1L << 60),
        ("a decimal", 1.5m),
        ("a date", new DateTime(2020, 2, 3, 4, 5, 6, DateTimeKind.Utc)),
        ("a local date", new DateTime(2020, 2, 3, 4, 5, 6, DateTimeKind.Local)),
        ("a date with an offset", new DateTimeOffset(2020, 2, 3, 4, 5, 6, new TimeSpan(13, 30, 0))),
        ("a duration", new TimeSpan(1, 2, 3)),
        ("a Guid", new Guid("00112233-4455-6677-8899-aabbccddeeff")),
        ("bytes", new byte[] { 1, 2, 3 }),
    ];

    /// <summary>Exact with the same type and content; near for a number of another type, the number or the name of an enumeration, or another collection with the same content; otherwise lost.</summary>
    public static Likeness Compare(object? expected, object? actual) => (expected, actual) switch
    {
        (null, null) => Likeness.Exact,
        (null, _) or (_, null) => Likeness.Lost($"{Shown(expected)} comes back as {Shown(actual)}"),
        (string given, string read) => TextLikeness.Compare(given, read),
        (DateTime given, DateTime read) => DateLikeness.Compare(given, read),
        _ when Named(expected) is { } given && Named(actual) is { } read => Entries(given, read, expected.GetType(), actual.GetType()),
        (IEnumerable given, IEnumerable read and not string) when Named(expected) is null && Named(read) is null => Elements([.. given.Cast<object?>()], [.. read.Cast<object?>()], given.GetType() == read.GetType(), read.GetType()),
        var (given, read) when given.Equals(read) => Likeness.Exact,
        (int or long or float or double or decimal, IConvertible read and not (string or bool or DateTime)) when read.ToDouble(null).Equals(((IConvertible)expected).ToDouble(null)) => Likeness.Near($"a number comes back as a {read.GetType().Name}"),
        (Enum given, IConvertible read) when Text(read) is var text && (text == given.ToString("D") || text == given.ToString()) => Likeness.Near($"an enumeration comes back as a {read.GetType().Name} that means the same"),
        (not IEnumerable or string, not IEnumerable or string) when Text(expected) == Text(actual) => Likeness.Near($"{Shown(expected)} comes back as {Shown(actual)} with its text"),
        _ => Likeness.Lost($"{Shown(expected)} comes back as {Shown(actual)}"),
    };

    private static string? Text(object value) => Convert.ToString(value, CultureInfo.InvariantCulture);

    /// <summary>Names with their values, whatever type holds them; null for anything else.</summary>
    private static Dictionary<string, object?>? Named(object value) => value switch
    {
        IEnumerable<KeyValuePair<string, object?>> names => names.ToDictionary(entry => entry.Key, entry => entry.Value),
        IDictionary dictionary => dictionary.Keys.Cast<object>().ToDictionary(key => Text(key) ?? "", key => dictionary[key]),
        _ => null,
    };

    private static Likeness Entries(Dictionary<string, object?> expected, Dictionary<string, object?> actual, Type written, Type read) => expected.Count != actual.Count || expected.Keys.Any(key => !actual.ContainsKey(key))
        ? Likeness.Lost($"{expected.Count} names come back as {actual.Count}, or as others")
        : Likeness.Worst([.. expected.Keys.Select(key => Compare(expected[key], actual[key])), OfTypes(written == read, read)]);

    private static Likeness Elements(object?[] expected, object?[] actual, bool isSameType, Type type) => expected.Length != actual.Length
        ? Likeness.Lost($"{expected.Length} elements come back as {actual.Length}")
        : Likeness.Worst([.. expected.Zip(actual, Compare), OfTypes(isSameType, type)]);

    private static Likeness OfTypes(bool areSame, Type type) => areSame ? Likeness.Exact : Likeness.Near($"it comes back as a {type.Name}");

    private static string Shown(object? value) => value is null ? "null" : $"a {value.GetType().Name}";
}
