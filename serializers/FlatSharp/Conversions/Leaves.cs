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
        var times = new DateTime[own.Count];
        for (var i = 0; i < times.Length; i++)
        {
            times[i] = new DateTime(own[i], DateTimeKind.Utc);
        }

        return times;
    }

    public static double[] ToOwn(double[] numbers) => numbers;
}
