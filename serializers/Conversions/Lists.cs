/// <summary>Lists of the exact size, filled item by item.</summary>
internal static class Lists
{
    public static List<TTo> Convert<TFrom, TTo>(List<TFrom> from, Func<TFrom, TTo> convert)
    {
        var to = new List<TTo>(from.Count);
        for (var i = 0; i < from.Count; i++)
        {
            to.Add(convert(from[i]));
        }

        return to;
    }

    public static List<TTo> Convert<TFrom, TTo>(IList<TFrom> from, Func<TFrom, TTo> convert)
    {
        var to = new List<TTo>(from.Count);
        for (var i = 0; i < from.Count; i++)
        {
            to.Add(convert(from[i]));
        }

        return to;
    }

    /// <summary>The same object when it is a list already, as after reading with Avro or Bond.</summary>
    public static List<T> Of<T>(IList<T> items) => items as List<T> ?? [.. items];
}
