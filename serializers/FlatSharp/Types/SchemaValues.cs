// The names by which a generated conversion calls this library's bytes and this adapter's variant.
global using SchemaBytes = System.ReadOnlyMemory<byte>;
global using SchemaVariant = FlatSharpVariant;

using System.Runtime.InteropServices;
using GoldilocksGuid = Goldilocks.Schemas.GoldilocksGuid;

/// <summary>Values for which FlatBuffers has no form of its own, and lists as the library gives them.</summary>
internal static partial class SchemaValues
{
    /// <summary>A list with more items must give some of them before room is made for all: a lazy list repeats the count in its payload, and the payload may hold fewer items.</summary>
    private const int RoomWithoutDoubt = 4_096;

    public static ReadOnlyMemory<byte> ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(ReadOnlyMemory<byte> own) => own.ToArray();

    public static GoldilocksGuid ToOwn(Guid guid)
    {
        Span<ulong> halves = stackalloc ulong[2];
        MemoryMarshal.Write(MemoryMarshal.AsBytes(halves), guid);
        return new() { Low = halves[0], High = halves[1] };
    }

    public static Guid ToGuid(GoldilocksGuid own) => MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes<ulong>([own.Low, own.High]));

    /// <summary>A list whose items are there, as far as the list itself can tell.</summary>
    /// <exception cref="InvalidDataException">The payload states a negative count.</exception>
    public static IList<T> Counted<T>(IList<T> own)
    {
        var count = own.Count;
        if (count < 0)
        {
            throw NoValue($"{count} is no count of items.");
        }

        if (count > RoomWithoutDoubt)
        {
            AskForItems(own, count);
        }

        return own;
    }

    /// <summary>
    /// The last item alone does not tell: a library may count its place in 32 bits, which is before the list where the count is large enough. The place of one of the others is then no place of the payload, because
    /// from each to the next it is at most twice as far from the beginning.
    /// </summary>
    private static void AskForItems<T>(IList<T> items, int count)
    {
        for (var index = (long)RoomWithoutDoubt; index < count; index *= 2)
        {
            _ = items[(int)index];
        }

        _ = items[count - 1];
    }
}
