using System.Numerics;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A type with values of it, which are put into each place.</summary>
public abstract record PairedType
{
    private static readonly DateTime s_noon = new(2026, 7, 1, 12, 0, 0, DateTimeKind.Utc);

    /// <summary>
    /// All types, with new values each time: a library may change the collection that a member begins with. The first type is taken everywhere: where it does not come back, the place itself is what the library does
    /// not take.
    /// </summary>
    public static IReadOnlyList<PairedType> All =>
    [
        new PairedType<long>(("a long", 1L << 40), ("a long of 0", 0)),
        new PairedType<bool>(("true", true), ("false", false)),
        new PairedType<byte>(("a byte", 200), ("a byte of 0", 0)),
        new PairedType<char>(("a char", 'x'), ("a char of 0", '\0')),
        new PairedType<double>(("a double", 0.1), ("a double of 0", 0)),
        new PairedType<decimal>(("a decimal", 1.50m), ("a decimal of 0", 0)),
        new PairedType<string>(("a text", "here"), ("an empty text", ""), ("a text that is null", null)),
        new PairedType<DateTime>(("a date", s_noon), ("the first date", default)),
        new PairedType<DateTimeOffset>(("a date with an offset", new(2026, 7, 1, 12, 0, 0, new TimeSpan(5, 45, 0))), ("the first date with an offset", default)),
        new PairedType<TimeSpan>(("a duration", new(1, 2, 3, 4, 5)), ("a duration of 0", default)),
        new PairedType<DateOnly>(("a day", new(2026, 7, 1)), ("the first day", default)),
        new PairedType<TimeOnly>(("a time", new(12, 30, 45)), ("midnight", default)),
        new PairedType<Guid>(("a Guid", new("00112233-4455-6677-8899-aabbccddeeff")), ("an empty Guid", default)),
        new PairedType<Uri>(("a Uri", new("https://example.org/a?b=c")), ("a relative Uri", new("a/b", UriKind.Relative)), ("a Uri that is null", null)),
        new PairedType<Version>(("a version", new(1, 2, 3)), ("a version that is null", null)),
        new PairedType<BigInteger>(("a BigInteger", BigInteger.Pow(2, 70)), ("a BigInteger of 0", default)),
        new PairedType<Half>(("a Half", (Half)1.5), ("a Half of 0", default)),
        new PairedType<Tide>(("an enumeration", Tide.High), ("an enumeration at its first", Tide.Low), ("an enumeration of no name", (Tide)7)),
        new PairedType<byte[]>(("bytes", [1, 2, 3]), ("no bytes", []), ("bytes that are null", null)),
        // Not of int: the generator of System.Text.Json gives a list of such arrays and an array of lists of int one name, and then knows only one of the two.
        new PairedType<long[]>(("an array", [1, 2, 3]), ("an empty array", []), ("an array that is null", null)),
        new PairedType<List<int>>(("a list", [1, 2, 3]), ("an empty list", []), ("a list that is null", null)),
        new PairedType<Dictionary<string, int>>(("a dictionary", new() { ["a"] = 1 }), ("an empty dictionary", []), ("a dictionary that is null", null)),
        new PairedType<Pontoon>(("an object", new() { Number = 7, Name = "here" }), ("an object with defaults", new()), ("an object that is null", null)),
        new PairedType<Skiff>(("a structure", new() { Row = 7, Name = "here" }), ("a structure at its default", default)),
        new PairedType<Chart>(("a record", new(7, "here")), ("a record that is null", null)),
        new PairedType<Wherry>(("a record structure", new(7, "here")), ("a record structure at its default", default)),
        new PairedType<Yawl>(("an object of a constructor", new(7, "here")), ("an object of a constructor that is null", null)),
        new PairedType<Ketch>(("an object with required members", new() { Number = 7, Name = "here" }), ("an object with required members that is null", null)),
        new PairedType<Sloop>(("an object with fields", new() { Number = 7, Name = "here" }), ("an object with fields that is null", null)),
        new PairedType<(int, string)>(("a tuple", (7, "here"))),
        new PairedType<KeyValuePair<string, int>>(("a pair", new("a", 1))),
    ];

    /// <summary>Its values in <see cref="PlainPlace{T}"/>.</summary>
    internal abstract IEnumerable<RootsCapability.OneRoot> Plain { get; }

    /// <summary>Its first value in a place.</summary>
    internal abstract RootsCapability.OneRoot UsualIn(PlaceCapability place);

    /// <summary>
    /// Its values in a place, beyond what the same value and the first one of the type show in <see cref="PlainPlace{T}"/>: null and zero come back from a library that loses every other value of the type.
    /// </summary>
    internal abstract IEnumerable<RootsCapability.OneRoot> In(PlaceCapability place);
}

/// <summary>The same with its type.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <param name="Values">With their names. A place that begins with a value begins with the first of them, or with the second where the first is written.</param>
public sealed record PairedType<T>(params (string Name, T? Value)[] Values) : PairedType where T : notnull
{
    /// <inheritdoc/>
    internal override IEnumerable<RootsCapability.OneRoot> Plain => Enumerable.Range(0, Values.Length).Select(PlainAt);

    /// <inheritdoc/>
    internal override RootsCapability.OneRoot UsualIn(PlaceCapability place) => At(place, 0);

    /// <inheritdoc/>
    internal override IEnumerable<RootsCapability.OneRoot> In(PlaceCapability place) =>
        from index in Enumerable.Range(0, Values.Length)
        where place.Takes(typeof(T)) && (!place.ComparesValues || IsComparable(Values[index].Value))
        select At(place, index).Beyond(index == 0 ? [PlainAt(0)] : [PlainAt(0), PlainAt(index)]);

    private RootsCapability.OneRoot At(PlaceCapability place, int index) => place.In(Values[index].Name, Values[index].Value, index == 0 && Values.Length > 1 ? 1 : 0);

    private RootsCapability.OneRoot PlainAt(int index) => PlaceCapability.Plain(Values[index].Name, Values[index].Value);

    /// <summary>False for null, and for what is equal to itself alone: a program has no such keys.</summary>
    private static bool IsComparable(T? value) => value is not null && typeof(T).GetMethod(nameof(Equals), [typeof(object)])!.DeclaringType != typeof(object);
}
