namespace Goldilocks.Models.Sampling;

/// <summary>What was assumed when a sample was read, each with its places: forms that are unusual and clear, and what the objects do not hold.</summary>
internal sealed class SampleRemarks
{
    /// <summary>Members that were left out, as <c>--lenient</c> and <c>evolve</c> do.</summary>
    public SortedSet<string> LeftOut { get; } = new(StringComparer.Ordinal);

    /// <summary>Members that an object needs and the sample does not have.</summary>
    public SortedSet<string> Lacking { get; } = new(StringComparer.Ordinal);

    /// <summary>Members that take a value and show none.</summary>
    public SortedSet<string> Unshown { get; } = new(StringComparer.Ordinal);

    /// <summary>Members that take no null, and whose attribute says that a null is read all the same.</summary>
    public SortedSet<string> Nulls { get; } = new(StringComparer.Ordinal);

    /// <summary>Places whose class is the only one that has the members.</summary>
    public SortedSet<string> Fitting { get; } = new(StringComparer.Ordinal);

    /// <summary>Places where a number was written as a text, or with more digits than the type keeps.</summary>
    public SortedSet<string> Loose { get; } = new(StringComparer.Ordinal);

    /// <summary>Places with a number where a text is declared.</summary>
    public SortedSet<string> Unquoted { get; } = new(StringComparer.Ordinal);

    /// <summary>Places with an empty text where a number, a time or an enum may be missing.</summary>
    public SortedSet<string> Empty { get; } = new(StringComparer.Ordinal);

    /// <summary>Members whose converter writes one element without its list.</summary>
    public SortedSet<string> Single { get; } = new(StringComparer.Ordinal);

    /// <summary>Places that a converter of the code's own does not read here, and whose names are those of the members.</summary>
    public SortedSet<string> ByMembers { get; } = new(StringComparer.Ordinal);

    /// <summary>Converters of the code's own that no attribute names, and that read a form which the types do not have.</summary>
    public SortedSet<string> ByConverters { get; } = new(StringComparer.Ordinal);

    /// <summary>Members that are declared as <c>object</c>, and of which a converter of the code's own makes a class.</summary>
    public SortedSet<string> Plain { get; } = new(StringComparer.Ordinal);

    /// <summary>Members whose object holds another value than the sample.</summary>
    public SortedSet<string> Changed { get; } = new(StringComparer.Ordinal);

    /// <summary>One sentence for each kind, as a reader of the results must know it.</summary>
    public IEnumerable<string> Sentences() => new[]
    {
        (LeftOut, "Left out of the sample, because the types have no such member, or do not take its value"),
        (Lacking, "Null or empty, because the sample does not have these members, and no object is made without them"),
        (Unshown, "Left out of the sample, because the members take a value and show none, so that no serializer writes it"),
        (Nulls, "Left as the class makes them, because the sample has null, which their converter or another attribute takes"),
        (Fitting, "The sample does not say these classes by a name; each is the only one that has all members of its object"),
        (Loose, "Numbers in quotes, and times with more digits than a tick, were read as numbers and times"),
        (Unquoted, "Numbers were read as texts, because the members are texts"),
        (Empty, "Empty texts were read as null, because the members are no texts and can be null"),
        (Single, "A single value was read as a list of one, because the member has a converter"),
        (ByMembers, "Read by the names of the members, because the converter of the type does not read the sample without the rest of its code"),
        (ByConverters, "Read by converters of the sources, because the sample is in a form of their own; no serializer is given them"),
        (Plain, "Read as texts, numbers, lists and dictionaries, because the member is an object and its converter makes a class of the code's own"),
        (Changed, "Changed by the type itself, and compared after the change"),
    }.Where(remark => remark.Item1.Count > 0).Select(remark => $"{remark.Item2}: {Listed(remark.Item1)}.");

    private static string Listed(SortedSet<string> texts)
    {
        const int Most = 12;
        return string.Join(", ", texts.Take(Most)) + (texts.Count > Most ? FormattableString.Invariant($" and {texts.Count - Most} more") : "");
    }
}
