namespace Goldilocks.Prober;

/// <summary>Says of a collection whether its initial value was replaced, kept, or added to.</summary>
public static class InitialLikeness
{
    /// <summary>Exact where it was replaced.</summary>
    /// <param name="expected">As it was written.</param>
    /// <param name="actual">As it was read.</param>
    /// <param name="initial">What the member begins with.</param>
    public static Likeness Compare<T>(IEnumerable<T>? expected, IEnumerable<T>? actual, IReadOnlyList<T> initial) => (expected, actual) switch
    {
        (null, null) => Likeness.Exact,
        ({ } given, { } read) when given.SequenceEqual(read) => Likeness.Exact,
        (_, { } read) when read.SequenceEqual(initial) => Likeness.Lost("its initial value is kept instead"),
        ({ } given, { } read) when read.Count() == initial.Count + given.Count() => Likeness.Lost("what was written is added to its initial value"),
        (null, { } read) when !read.Any() => Likeness.Near("null comes back as empty"),
        ({ } given, null) when !given.Any() => Likeness.Near("empty comes back as null"),
        (_, var read) => Likeness.Lost($"it comes back as {(read is null ? "null" : string.Join(", ", read))}"),
    };
}
