using Capnp;

internal static class Lists
{
    /// <summary>The numbers or bytes of a list where they are in the message. A list without elements has another class.</summary>
    public static ReadOnlySpan<T> Span<T>(IReadOnlyList<T> list) where T : unmanaged => list is ListOfPrimitivesDeserializer<T> numbers ? numbers.Span : [];

    /// <param name="from">A list of structs that have members, of which each takes a word at least.</param>
    /// <param name="holder">The struct that has the list.</param>
    /// <param name="convert">Makes the application's object.</param>
    public static List<TTo> Convert<TFrom, TTo>(IReadOnlyList<TFrom> from, DeserializerState holder, Func<TFrom, TTo> convert)
    {
        if (from.Count > Words(holder))
        {
            throw new InvalidDataException($"A list states {from.Count} elements, more than its message has words.");
        }

        var to = new List<TTo>(from.Count);
        for (var i = 0; i < from.Count; i++)
        {
            to.Add(convert(from[i]));
        }

        return to;
    }

    /// <summary>The length of the whole message: a list that states structs without a size takes nothing of it, so the library's own check finds room for any number.</summary>
    private static int Words(DeserializerState state)
    {
        var words = 0;
        foreach (var segment in state.Segments ?? [])
        {
            words += segment.Length;
        }

        return words;
    }
}
