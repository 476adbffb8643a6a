using Capnp;

internal static class Lists
{
    /// <summary>The numbers or bytes of a list where they are in the message. A list without elements has another class.</summary>
    public static ReadOnlySpan<T> Span<T>(IReadOnlyList<T> list) where T : unmanaged => list is ListOfPrimitivesDeserializer<T> numbers ? numbers.Span : [];

    public static List<TTo> Convert<TFrom, TTo>(IReadOnlyList<TFrom> from, Func<TFrom, TTo> convert)
    {
        var to = new List<TTo>(from.Count);
        for (var i = 0; i < from.Count; i++)
        {
            to.Add(convert(from[i]));
        }

        return to;
    }
}
