namespace Goldilocks.Prober;

/// <summary>A collection that allows null where a dictionary has a key. Of a library that does not bring the same collection back without null, nothing is asked: another question tells that.</summary>
/// <typeparam name="TRoot">The root with the collection in a member.</typeparam>
/// <param name="id">Such as <c>C23.null-lookup</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class NullKeyCapability<TRoot>(string id, string question, string family) : ModelCapability(id, question, family, typeof(TRoot)) where TRoot : class
{
    /// <summary>A collection with these keys, and under each of them its place in the list, from 1.</summary>
    protected abstract TRoot Make(IReadOnlyList<string?> keys);

    /// <summary>What the collection holds; null where there is none.</summary>
    protected abstract IEnumerable<(string? Key, int Number)>? Entries(TRoot root);

    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var without = Like(subject, "one", "two");
        return without.Degree != Degree.Exact
            ? Judgement.NotApplicable("the same without null does not come back either: " + without.What)
            : ValueChecks.Judge([("null beside a text", Like(subject, "one", null)), ("null beside an empty text", Like(subject, "", null)), ("null alone", Like(subject, (string?)null))]);
    }

    private Likeness Like(ISubject subject, params string?[] keys) => ValueChecks.Like(subject, Make(keys), Compare);

    private Likeness Compare(TRoot expected, TRoot actual) => (Words(expected, "null"), Words(actual, "null")) switch
    {
        var (given, read) when given == read => Likeness.Exact,
        var (_, read) when Words(expected, ValueChecks.Quoted("")) == read => Likeness.Near("null comes back as an empty text"),
        var (given, read) => Likeness.Lost($"{given} comes back as {read}"),
    };

    /// <summary>The entries in words. No order is asked for here.</summary>
    private string Words(TRoot root, string ofNull) => Entries(root) is { } entries
        ? $"[{string.Join(", ", entries.OrderBy(entry => entry.Number).Select(entry => $"{(entry.Key is { } key ? ValueChecks.Quoted(key) : ofNull)}: {entry.Number}"))}]"
        : "null";
}
