using System.Collections;
using System.Runtime.CompilerServices;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>
/// Asks one place of all types: a way to declare a member, a collection, or a class around it. What a library does to a type wherever it stands is the answer of <c>C59</c>, and what it does to the place whatever
/// stands there is asked by other questions. So only a value counts here that comes back from <see cref="PlainPlace{T}"/>, and does not come back from a place that others come back from: the two together are refused or lost.
/// </summary>
/// <param name="id">Such as <c>C59.list</c>.</param>
/// <param name="place">The place in words, behind <c>values of the types of C59:</c>.</param>
public abstract class PlaceCapability(string id, string place) : RootsCapability(id, $"values of the types of C59: {place}", "values")
{
    /// <summary>True where a value must be found again, such as a key: null and collections cannot stand there.</summary>
    public virtual bool ComparesValues => false;

    /// <summary>False for a type of which the place says nothing.</summary>
    internal virtual bool Takes(Type type) => true;

    /// <summary>The types whose values are put into it.</summary>
    private protected virtual IReadOnlyList<PairedType> Types => PairedType.All;

    /// <inheritdoc/>
    protected sealed override IReadOnlyList<OneRoot> Roots => [.. Types.SelectMany(type => type.In(this))];

    /// <inheritdoc/>
    protected sealed override string? WhyNoneAsked(ISubject subject) => PairedType.All[0].UsualIn(this) is var usual && usual.WhyNotAsked(subject) is { } reason ? reason : usual.Try(subject) is { Degree: Degree.Lost or Degree.Refused } likeness ? $"{usual.Name} does not come back from there either: {likeness.What}" : null;

    /// <summary>A value in <see cref="PlainPlace{T}"/>.</summary>
    internal static OneRoot Plain<T>(string name, T? value) where T : notnull => Of(name, new PlainPlace<T> { Value = value }, read => Alike(value, read.Value));

    /// <summary>A value in this place.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="value">The value.</param>
    /// <param name="other">The number of another value of the type, for a place that begins with something.</param>
    internal abstract OneRoot In<T>(string name, T? value, int other) where T : notnull;

    /// <summary>For an adapter that names no attribute of its library, without which there is no such place.</summary>
    internal static OneRoot NotNamed(string name) => new(name, _ => "the adapter names no attribute of the library for this", _ => Likeness.Exact);

    /// <summary>Exact where both are the same in words; decimals and dates as other questions compare them, also where they are parts of something.</summary>
    internal static Likeness Alike(object? expected, object? actual) => (expected, actual) switch
    {
        (decimal given, decimal read) => DecimalLikeness.Compare(given, read),
        (DateTime given, DateTime read) => DateLikeness.Compare(given, read),
        (ITuple given, ITuple read) when given.Length == read.Length => Likeness.Worst(Enumerable.Range(0, given.Length).Select(index => Alike(given[index], read[index]))),
        (IEnumerable given and not string, IEnumerable read and not string) when Parts(given) is { Count: > 0 } parts && Parts(read) is var others && parts.Count == others.Count => Likeness.Worst(parts.Zip(others, Alike)),
        _ => ValueChecks.Elements(new[] { expected }) == ValueChecks.Elements(new[] { actual }) ? Likeness.Exact : Likeness.Lost(ValueChecks.Differs(expected, actual)),
    };

    private static List<object?> Parts(IEnumerable collection) => [.. collection.Cast<object?>()];
}

/// <summary>What the other questions under this number are compared with.</summary>
public sealed class PlainPlaces() : RootsCapability("C59", "values of 31 types, each in a generic class of its own with a getter and a setter", "values")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [.. PairedType.All.SelectMany(type => type.Plain)];
}
