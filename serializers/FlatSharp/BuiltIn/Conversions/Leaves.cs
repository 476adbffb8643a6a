using System.Runtime.InteropServices;

/// <summary>Types that this library stores differently from others, and types that FlatBuffers lacks; the shared conversions call it.</summary>
internal static class Leaves
{
    public static Own.Uuid ToOwn(Guid guid)
    {
        Span<ulong> halves = stackalloc ulong[2];
        MemoryMarshal.Write(MemoryMarshal.AsBytes(halves), guid);
        return new Own.Uuid { Low = halves[0], High = halves[1] };
    }

    public static Guid ToGuid(Own.Uuid uuid) => MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes<ulong>([uuid.Low, uuid.High]));

    public static ReadOnlyMemory<byte> ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(ReadOnlyMemory<byte> own) => own.ToArray();

    public static ReadOnlyMemory<byte>? ToOptionalOwn(byte[]? bytes) => bytes is null ? null : new ReadOnlyMemory<byte>(bytes);

    public static byte[]? ToOptionalBytes(ReadOnlyMemory<byte>? own) => own?.ToArray();

    /// <summary>Ticks of universal time: there is no type for a date.</summary>
    public static long[] ToOwn(DateTime[] times) => Array.ConvertAll(times, static time => time.Ticks);

    public static DateTime[] ToTimes(IList<long> own)
    {
        var times = new DateTime[Lists.CountOf(own)];
        for (var i = 0; i < times.Length; i++)
        {
            times[i] = ToTime(own[i]);
        }

        return times;
    }

    /// <summary>The time of these ticks of universal time.</summary>
    /// <exception cref="InvalidDataException">No time has so many.</exception>
    public static DateTime ToTime(long ticks) =>
        (ulong)ticks <= (ulong)DateTime.MaxValue.Ticks ? new DateTime(ticks, DateTimeKind.Utc) : throw new InvalidDataException($"{ticks} ticks are no time.");

    public static double[] ToOwn(double[] numbers) => numbers;
}
