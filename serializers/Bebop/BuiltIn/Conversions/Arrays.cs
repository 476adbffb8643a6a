/// <summary>Its classes have arrays where the application's have lists.</summary>
internal static class Arrays
{
    public static TTo[] From<TFrom, TTo>(List<TFrom> from, Func<TFrom, TTo> convert)
    {
        var to = new TTo[from.Count];
        for (var i = 0; i < to.Length; i++)
        {
            to[i] = convert(from[i]);
        }

        return to;
    }

    public static List<TTo> ToList<TFrom, TTo>(TFrom[] from, Func<TFrom, TTo> convert)
    {
        var to = new List<TTo>(from.Length);
        foreach (var item in from)
        {
            to.Add(convert(item));
        }

        return to;
    }
}
