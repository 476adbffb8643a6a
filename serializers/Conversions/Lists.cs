/// <summary>Lists of the exact size, filled item by item.</summary>
internal static class Lists
{
    /// <summary>A list with more items must give some of them before room is made for all: a lazy list repeats the count in its payload, and the payload may hold fewer items.</summary>
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
            AskForItems(items, count);
        }

        return count;
    }

    /// <summary>
    /// The last item alone does not tell: a library may count its place in 32 bits, which is before the list where the count is large enough. The place of one of the others is then no place of the payload, because
    /// from each to the next it is at most twice as far from the beginning.
    /// </summary>
    private static void AskForItems<T>(IList<T> items, int count)
    {
        for (var index = (long)RoomWithoutDoubt; index < count; index *= 2)
        {
            _ = items[(int)index];
        }

        _ = items[count - 1];
    }

    private static List<T> Copy<T>(IList<T> items) => CountOf(items) == 0 ? [] : [.. items];
}
