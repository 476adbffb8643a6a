using System.Collections.Immutable;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>
/// One way in which a class can differ from a plain one, such as members with init, together with each other way that stands behind it. src/Goldilocks.Models/Crossing makes the classes. What a library does to one way
/// alone is the answer of other questions. So a value counts only where it comes back with each of the two ways alone, and does not come back with both.
/// </summary>
/// <param name="id">Such as <c>C61.init</c>.</param>
/// <param name="question">What is asked, in words, which end with the way: <c>two ways to write a class together: members with init</c>.</param>
public abstract partial class CrossedCapability(string id, string question) : RootsCapability(id, question, "pairs")
{
    /// <summary>Each way alone, with its words.</summary>
    internal static IReadOnlyList<OneRoot> Alone => [.. s_alone.Value.Values.Select(alone => alone.Root with { Name = s_words.Value[alone.First] })];

    /// <summary>One way alone; null where the program has no class with it.</summary>
    internal static Crossing? AloneWith(string way) => s_alone.Value.GetValueOrDefault(way);

    /// <summary>A way in words.</summary>
    internal static string WordsOf(string way) => s_words.Value[way];

    private static readonly Lazy<Dictionary<string, Crossing>> s_alone = new(() =>
    {
        var alone = new List<Crossing>();
        AddAlone(alone);
        return alone.ToDictionary(crossing => crossing.First);
    });

    private static readonly Lazy<Dictionary<string, string>> s_words = new(() => Discovery.Find<CrossedCapability>(typeof(CrossedCapability).Assembly).ToDictionary(other => other.Way, other => other.Words)
        .Append(new(LastWay, LastWords)).ToDictionary());

    /// <summary>It stands behind all others, so it has no question of its own.</summary>
    private const string LastWay = "rest";

    private const string LastWords = "a member that keeps what the class does not know";

    private string Way => Id[(Id.IndexOf('.', StringComparison.Ordinal) + 1)..];

    private string Words => Question[(Question.IndexOf(": ", StringComparison.Ordinal) + 2)..];

    /// <inheritdoc/>
    protected sealed override IReadOnlyList<OneRoot> Roots
    {
        get
        {
            var pairs = new List<Crossing>();
            AddPairs(Way, pairs);
            return [.. pairs.Select(pair => (pair.Root with { Name = "with " + s_words.Value[pair.Second!] }).Beyond(s_alone.Value[pair.First].Root, s_alone.Value[pair.Second!].Root))];
        }
    }

    /// <inheritdoc/>
    protected sealed override string? WhyNoneAsked(ISubject subject) =>
        !s_alone.Value.TryGetValue(Way, out var alone) ? "the adapter names no attribute of the library for this, or the program was built without these classes"
        : alone.Root.WhyNotAsked(subject) is { } reason ? reason
        : alone.Root.Try(subject) is { Degree: Degree.Lost or Degree.Refused } likeness ? $"alone it does not come back either: {likeness.What}"
        : null;

    static partial void AddAlone(List<Crossing> all);

    static partial void AddPairs(string first, List<Crossing> all);

    /// <summary>A value of a class with one way or two.</summary>
    /// <param name="first">The name of one.</param>
    /// <param name="second">The name of the other; null for none.</param>
    /// <param name="make">Makes the whole value.</param>
    /// <param name="held">The object in it.</param>
    /// <param name="values">The values of an object, with their names.</param>
    /// <param name="changed">Values that an object that was read must have, where they are others than those that were written.</param>
    private static Crossing Of<TRoot, T>(string first, string? second, Func<TRoot> make, Func<TRoot, T?> held, Func<T, (string Name, object? Value)[]> values, params (string Name, object? Value)[] changed) where TRoot : class =>
        new(first, second, new OneRoot("", WhyNotTaken<TRoot>, subject => ValueChecks.Like(subject, make(), (written, read) => Alike(values(held(written)!), held(read) is { } value ? values(value) : null, changed))));

    /// <summary>A class that the library's generator or analyzer refuses, so that it is not in the program.</summary>
    /// <param name="first">The name of one way.</param>
    /// <param name="second">The name of the other; null for none.</param>
    /// <param name="words">Of the error.</param>
    /// <param name="generated">The variants that run generated code; none where all do.</param>
    internal static Crossing Refused(string first, string? second, string words, params string[] generated) =>
        new(first, second, new OneRoot("", subject => generated.Length == 0 || generated.Contains(VariantName(subject)) ? null : $"it is not asked, because the program does not compile with it: {words}", _ => Likeness.Refused($"it does not compile: {words}")));

    private static string VariantName(ISubject subject) => subject.Variant.Length == 0 ? "plain" : subject.Variant;

    /// <summary>How the values of an object come back.</summary>
    /// <param name="written">Those that were written.</param>
    /// <param name="read">Those that were read; null where no object was.</param>
    /// <param name="changed">Those that must be others than were written, or were not written.</param>
    internal static Likeness Alike((string Name, object? Value)[] written, (string Name, object? Value)[]? read, (string Name, object? Value)[] changed)
    {
        var expected = written.Concat(changed).GroupBy(value => value.Name).ToDictionary(values => values.Key, values => values.Last().Value);
        return read is null ? Likeness.Lost("it comes back as null")
            : Likeness.Worst(read.Select(value => PlaceCapability.Alike(Seen(expected[value.Name]), Seen(value.Value)) is { Degree: not Degree.Exact } likeness ? likeness with { What = $"{value.Name}: {likeness.What}" } : Likeness.Exact));
    }

    /// <summary>An ImmutableArray that was never set cannot be looked at.</summary>
    private static object? Seen(object? value) => value is ImmutableArray<int> { IsDefault: true } ? ImmutableArray<int>.Empty : value;
}

/// <summary>What the other questions under this number are compared with.</summary>
public sealed class CrossedAlone() : RootsCapability("C61", "each of the ways to write a class, alone", "pairs")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => CrossedCapability.Alone;
}

/// <summary>A class with one way or two, and how its value comes back.</summary>
/// <param name="First">The way whose question it belongs to.</param>
/// <param name="Second">The other; null for one alone.</param>
/// <param name="Root">The value.</param>
public sealed record Crossing(string First, string? Second, RootsCapability.OneRoot Root);
