namespace Goldilocks.Load;

/// <summary>
/// Every time of a window in a line of JSON: sorted, as differences, each in groups of seven bits (LEB128), the whole in base64. Nothing
/// is rounded; a hundred thousand times take about two hundred kilobytes.
/// </summary>
public static class TimesCodec
{
    /// <param name="sorted">Ascending, none negative.</param>
    public static string Encode(IReadOnlyList<long> sorted)
    {
        var bytes = new List<byte>(sorted.Count * 2);
        var last = 0L;
        foreach (var time in sorted)
        {
            var difference = (ulong)(time - last);
            last = time;
            while (difference >= 0x80)
            {
                bytes.Add((byte)(difference | 0x80));
                difference >>= 7;
            }

            bytes.Add((byte)difference);
        }

        return Convert.ToBase64String(System.Runtime.InteropServices.CollectionsMarshal.AsSpan(bytes));
    }

    /// <summary>The times, ascending.</summary>
    /// <exception cref="FormatException">The text was not written by <see cref="Encode"/>.</exception>
    public static IReadOnlyList<long> Decode(string text)
    {
        var times = new List<long>();
        var time = 0L;
        var difference = 0UL;
        var shift = 0;
        foreach (var part in Convert.FromBase64String(text))
        {
            difference |= (ulong)(part & 0x7F) << shift;
            shift += 7;
            if (part < 0x80)
            {
                time += (long)difference;
                times.Add(time);
                difference = 0;
                shift = 0;
            }
        }

        return shift == 0 ? times : throw new FormatException("The last time is cut off.");
    }
}
