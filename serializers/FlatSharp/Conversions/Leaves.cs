using System.Runtime.InteropServices;

/// <summary>What FlatBuffers has no type for.</summary>
internal static class Leaves
{
    public static Own.Uuid ToOwn(Guid guid)
    {
        Span<ulong> halves = stackalloc ulong[2];
        MemoryMarshal.Write(MemoryMarshal.AsBytes(halves), guid);
        return new Own.Uuid { Low = halves[0], High = halves[1] };
    }

    public static Guid ToGuid(Own.Uuid uuid) => MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes<ulong>([uuid.Low, uuid.High]));

    public static ReadOnlyMemory<byte>? ToOwn(byte[]? bytes) => bytes is null ? null : new ReadOnlyMemory<byte>(bytes);
}
