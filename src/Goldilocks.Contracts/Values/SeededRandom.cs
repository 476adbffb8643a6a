namespace Goldilocks.Values;

/// <summary>
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). Used instead of
/// <see cref="Random"/> because its sequence is written down here and can never change with the runtime.
/// </summary>
public sealed class SeededRandom(ulong seed)
{
    private ulong _state = seed;

    /// <summary>The next 64 bits.</summary>
    public ulong NextUInt64()
    {
        _state += 0x9E3779B97F4A7C15UL;
        var z = _state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9UL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBUL;
        return z ^ (z >> 31);
    }

    /// <summary>A number from 0 to <paramref name="exclusiveMaximum"/> - 1, by Lemire's multiplication; its bias is below 2^-32.</summary>
    public int Next(int exclusiveMaximum) => (int)(((NextUInt64() >> 32) * (ulong)exclusiveMaximum) >> 32);

    /// <summary>A number from <paramref name="minimum"/> to <paramref name="exclusiveMaximum"/> - 1.</summary>
    public int Next(int minimum, int exclusiveMaximum) => minimum + Next(exclusiveMaximum - minimum);

    /// <summary>A number in [0, 1) with 53 random bits.</summary>
    public double NextDouble() => (NextUInt64() >> 11) * (1.0 / (1UL << 53));

    /// <summary>Fills the span, least significant byte of each 64 bits first.</summary>
    public void Fill(Span<byte> bytes)
    {
        while (bytes.Length > 0)
        {
            var bits = NextUInt64();
            var count = Math.Min(8, bytes.Length);
            for (var i = 0; i < count; i++)
            {
                bytes[i] = (byte)(bits >> (8 * i));
            }

            bytes = bytes[count..];
        }
    }

    /// <summary>A GUID of version 4 made of the next 128 bits.</summary>
    public Guid NextGuid()
    {
        Span<byte> bytes = stackalloc byte[16];
        Fill(bytes);
        bytes[7] = (byte)((bytes[7] & 0x0F) | 0x40);
        bytes[8] = (byte)((bytes[8] & 0x3F) | 0x80);
        return new Guid(bytes);
    }
}
