using System.Globalization;

/// <summary>Reads a lazy object's members, each once, and makes one number of them: a walk that skips one gets another number.</summary>
internal interface IWalk<T, TOwn>
{
    /// <summary>What <see cref="One"/> reads, for the reports.</summary>
    static abstract string WhatIsOne { get; }

    static abstract long All(TOwn own);

    static abstract string One(TOwn own);
}

/// <summary>Turns members into numbers. A string is decoded, because reading it does that; bytes are returned without a copy, as this format allows.</summary>
internal static partial class Sum
{
    public static long Of(string text) => text.Length;

    public static long Of(bool flag) => flag ? 1 : 0;

    public static long Of(long number) => number;

    public static long Of(ulong number) => unchecked((long)number);

    public static long Of(double number) => BitConverter.DoubleToInt64Bits(WithoutSign(number));

    /// <summary>A zero without its sign: the library does not write a number that is equal to the default.</summary>
    public static double WithoutSign(double number) => number == 0 ? 0 : number;

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

/// <summary>The text of one member.</summary>
internal static class Sample
{
    public static string Of(string text) => text;

    public static string Of(ReadOnlyMemory<byte> bytes) => Convert.ToHexString(bytes.Span);

    public static string Of<T>(T value) where T : struct, IFormattable => value.ToString(null, CultureInfo.InvariantCulture);

    public static string Of(double number) => Sum.WithoutSign(number).ToString(CultureInfo.InvariantCulture);

    public static string Of(float number) => Of((double)number);

    public static string Of(bool flag) => flag ? "true" : "false";

    /// <summary>Of the item in the middle.</summary>
    public static string Of<TItem>(IList<TItem> items, Func<TItem, string> sample) => items.Count is var count and not 0 ? sample(items[count / 2]) : "";
}
