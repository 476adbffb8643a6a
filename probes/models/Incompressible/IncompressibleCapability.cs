using System.Globalization;
using Goldilocks.Prober;
using Goldilocks.Values;

namespace Goldilocks.Probes.Models;

/// <summary>Compression makes such bytes longer, which a buffer of the compressor may not have room for. C35.long has texts that get shorter.</summary>
public sealed class IncompressibleBytes() : BufferEndsCapability<HasChanceBytes>("C38.incompressible", "arrays of bytes made by chance, which no compression makes shorter, of each length around the ends of buffers, from 4,096 to 81,920", "values")
{
    /// <summary>No text of a byte, with what is between two of them, is shorter than this on average.</summary>
    private const int BytesOfNumber = 3;

    protected override HasChanceBytes Make(int length)
    {
        var bytes = new byte[length];
        new SeededRandom((ulong)length).Fill(bytes);
        return new() { Value = bytes };
    }

    protected override Likeness Compare(HasChanceBytes expected, HasChanceBytes actual) => actual.Value is not { } read ? Likeness.Lost("null is read, silently")
        : expected.Value.AsSpan().SequenceEqual(read) ? Likeness.Exact
        : Likeness.Lost(read.Length == expected.Value!.Length ? "other bytes are read, silently" : "another number of bytes is read, silently");

    protected override string? WhyNotAsked(int length, int payload) => payload < BytesOfNumber * length ? null
        : $"it writes each byte as a number: {length.ToString("N0", CultureInfo.InvariantCulture)} bytes take {payload.ToString("N0", CultureInfo.InvariantCulture)}, and C35.incompressible asks the same with texts";
}

/// <summary>The same of texts, of which a compressor of repeated parts alone makes almost nothing shorter.</summary>
public sealed class IncompressibleTexts() : BufferEndsCapability<HasChanceText>("C35.incompressible", "texts of letters by chance, of each length around the ends of buffers, from 4,096 to 81,920", "values")
{
    private const string Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    protected override HasChanceText Make(int length)
    {
        var random = new SeededRandom((ulong)length);
        return new() { Value = string.Create(length, random, (letters, source) =>
        {
            foreach (ref var letter in letters)
            {
                letter = Letters[source.Next(Letters.Length)];
            }
        }) };
    }

    protected override Likeness Compare(HasChanceText expected, HasChanceText actual) => actual.Value is not { } read ? Likeness.Lost("null is read, silently")
        : string.Equals(expected.Value, read, StringComparison.Ordinal) ? Likeness.Exact
        : Likeness.Lost(read.Length == expected.Value!.Length ? "other letters are read, silently" : "another number of letters is read, silently");
}
