using System.Numerics;

namespace Goldilocks.Values;

/// <summary>
/// Leaves of a value that is made up, for a model without a sample. Each range is an assumption, which the command line prints: short texts, small counts, amounts with two decimals, times of one year.
/// </summary>
/// <param name="random">Decides everything.</param>
/// <param name="isModest">True for a type that refuses the usual values: numbers from 1 to 9, one element in each collection, and every optional value there.</param>
public sealed class SampleMaker(SeededRandom random, bool isModest = false)
{
    /// <summary>Elements of each collection.</summary>
    public const int Elements = 3;

    /// <summary>Objects inside objects beyond which optional members are null and collections are empty, so that a type that contains itself ends.</summary>
    public const int DeepestObjects = 6;

    private const string Letters = "abcdefghijklmnopqrstuvwxyz";
    private static readonly DateTime s_start = new(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    /// <summary>Whether an optional value is there: three times of four, with modest values always, and never in the depth.</summary>
    public bool MakeIsThere(int depth) => depth < DeepestObjects && (isModest || random.Next(4) > 0);

    /// <summary>The number of elements of a collection.</summary>
    public int MakeCount(int depth) => depth >= DeepestObjects ? 0 : isModest ? 1 : Elements;

    /// <summary>One of several types or names.</summary>
    public int MakeChoice(int count) => random.Next(count);

    public bool MakeBoolean() => random.Next(2) == 1;

    public byte MakeByte() => (byte)Whole(256);

    public sbyte MakeSByte() => (sbyte)Whole(100);

    public char MakeChar() => Letters[random.Next(Letters.Length)];

    public short MakeInt16() => (short)Whole(10_000);

    public ushort MakeUInt16() => (ushort)Whole(10_000);

    public int MakeInt32() => Whole(10_000);

    public uint MakeUInt32() => (uint)Whole(10_000);

    public long MakeInt64() => Whole(1_000_000_000);

    public ulong MakeUInt64() => (ulong)Whole(1_000_000_000);

    public Half MakeHalf() => isModest ? (Half)Digit() : (Half)(random.Next(1_000) / 4.0);

    public float MakeSingle() => isModest ? Digit() : random.Next(100_000) / 8f;

    public double MakeDouble() => isModest ? Digit() : random.Next(1_000_000) / 64.0;

    public decimal MakeDecimal() => isModest ? Digit() : new decimal(random.Next(1, 1_000_000), 0, 0, false, 2);

    public Int128 MakeInt128() => Whole(1_000_000_000);

    public UInt128 MakeUInt128() => (UInt128)Whole(1_000_000_000);

    public BigInteger MakeBigInteger() => Whole(1_000_000_000);

    public string MakeString()
    {
        Span<char> text = stackalloc char[random.Next(6, 25)];
        foreach (ref var letter in text)
        {
            letter = MakeChar();
        }

        return new string(text);
    }

    public byte[] MakeBytes()
    {
        var bytes = new byte[random.Next(16, 65)];
        random.Fill(bytes);
        return bytes;
    }

    public Guid MakeGuid() => random.NextGuid();

    public DateTime MakeDateTime() => s_start.AddSeconds(random.Next(365 * 24 * 60 * 60));

    public DateTimeOffset MakeDateTimeOffset() => new(MakeDateTime());

    public DateOnly MakeDateOnly() => DateOnly.FromDateTime(MakeDateTime());

    public TimeOnly MakeTimeOnly() => TimeOnly.FromDateTime(MakeDateTime());

    public TimeSpan MakeTimeSpan() => TimeSpan.FromSeconds(random.Next(24 * 60 * 60));

    public Uri MakeUri() => new("https://example.org/" + MakeString());

    /// <summary>What stands where a type declares an <c>object</c>: a text, a number or a boolean.</summary>
    public object MakeAny() => random.Next(3) switch
    {
        0 => MakeString(),
        1 => MakeInt32(),
        _ => MakeBoolean(),
    };

    public Version MakeVersion() => new(random.Next(1, 10), random.Next(10), random.Next(10));

    private int Whole(int end) => isModest ? Digit() : random.Next(end);

    private int Digit() => random.Next(1, 10);
}
