/// <summary>Lists of the exact size, filled item by item.</summary>
internal static class Lists
{
    /// <summary>A list with more items must give its last one before room is made for all of them: a lazy list repeats the count in its payload, and the payload may hold fewer items.</summary>
    private const int RoomWithoutDoubt = 4_096;

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
        var count = CountOf(from);
        var to = new List<TTo>(count);
        for (var i = 0; i < count; i++)
        {
            to.Add(convert(from[i]));
        }

        return to;
    }

    /// <summary>The same object when it is a list already, as after reading with Avro or Bond.</summary>
    public static List<T> Of<T>(IList<T> items) => items as List<T> ?? Copy(items);

    public static T[] ToArray<T>(IList<T> items) => CountOf(items) == 0 ? [] : [.. items];

    /// <summary>How many items there are, as far as the list itself can tell.</summary>
    /// <exception cref="InvalidDataException">The payload states a negative count.</exception>
    public static int CountOf<T>(IList<T> items)
    {
        var count = items.Count;
        if (count < 0)
        {
            throw new InvalidDataException($"{count} is no count of items.");
        }

        if (count > RoomWithoutDoubt)
        {
            _ = items[count - 1];
        }

        return count;
    }

    private static List<T> Copy<T>(IList<T> items) => CountOf(items) == 0 ? [] : [.. items];
}
