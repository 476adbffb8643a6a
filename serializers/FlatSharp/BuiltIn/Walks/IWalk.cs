/// <summary>Reads a lazy object's members, each once, and makes one number of them: a walk that skips one gets another number.</summary>
internal interface IWalk<T, TOwn>
{
    /// <summary>What <see cref="One"/> reads, for the reports.</summary>
    static abstract string WhatIsOne { get; }

    static abstract long All(TOwn own);

    static abstract string One(TOwn own);
}

/// <summary>Turns members into numbers. A string is decoded, because reading it does that; bytes are returned without a copy, as this format allows.</summary>
internal static class Sum
{
    public static long Of(string text) => text.Length;

    public static long Of(Own.Uuid uuid) => unchecked((long)(uuid.Low + uuid.High));

    public static long Of(ReadOnlyMemory<byte> bytes) => bytes.IsEmpty ? 0 : bytes.Length + bytes.Span[^1];

    public static long Of<TItem>(IList<TItem> items, Func<TItem, long> sum)
    {
        var total = 0L;
        for (var i = 0; i < items.Count; i++)
        {
            total += sum(items[i]);
        }

        return total;
    }
}
