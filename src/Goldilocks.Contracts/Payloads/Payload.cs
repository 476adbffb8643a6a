using System.Buffers;
using System.Runtime.InteropServices;
using System.Text;

namespace Goldilocks.Payloads;

/// <summary>
/// Gives a library the shape that its own API asks for: a stream, an array or a string instead of a span. A payload is bytes
/// for every library, so a library that only knows strings pays for UTF-8 in both directions, as it would in an application.
/// </summary>
public static class Payload
{
    /// <summary>The array that <see cref="BorrowArray"/> lends for a destination that is no array itself; a library may replace it by a larger one.</summary>
    [ThreadStatic]
    private static byte[]? s_array;

    /// <summary>The destination as a stream to write to. Under the measuring host it is made once and reused.</summary>
    public static Stream AsStream(this IBufferWriter<byte> destination) => destination switch
    {
        PayloadWriter writer => writer.Stream.Rewound(),
        PayloadFile file => file.Stream,
        _ => new BufferWriterStream(destination),
    };

    /// <summary>
    /// Delivers an array that the library allocated. The measuring host takes it as it is, or writes it to a file; a network writer copies it.
    /// </summary>
    public static void Deliver(this IBufferWriter<byte> destination, byte[] payload)
    {
        switch (destination)
        {
            case PayloadWriter writer:
                writer.Take(payload);
                break;
            case PayloadFile file:
                file.Write(payload);
                break;
            default:
                destination.Write(payload);
                break;
        }
    }

    /// <summary>
    /// Delivers memory that stays the library's own and that the same binding's next call may overwrite, but no other binding's: the answer is checked again after
    /// others were measured in the same process. The measuring host takes it as it is, or writes it to a file; a network writer copies it.
    /// </summary>
    public static void Deliver(this IBufferWriter<byte> destination, ReadOnlyMemory<byte> payload)
    {
        switch (destination)
        {
            case PayloadWriter writer:
                writer.Take(payload);
                break;
            case PayloadFile file:
                file.Write(payload.Span);
                break;
            default:
                destination.Write(payload.Span);
                break;
        }
    }

    /// <summary>
    /// Lends an array to a library that writes to one from its start, and that replaces it by a larger one where it is too short. The array, or its replacement, goes back
    /// with <see cref="ReturnArray"/>. Under the measuring host it is the destination itself; a file or a network writer gets a copy.
    /// </summary>
    public static byte[] BorrowArray(this IBufferWriter<byte> destination) =>
        (destination as PayloadWriter)?.Lend() ?? (s_array ??= new byte[4096]);

    /// <summary>Returns the array that <see cref="BorrowArray"/> lent, or the larger array in its place, with the payload in its first <paramref name="count"/> bytes.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The array has fewer bytes.</exception>
    public static void ReturnArray(this IBufferWriter<byte> destination, byte[] array, int count)
    {
        if (destination is PayloadWriter { Count: 0 } writer)
        {
            writer.Return(array, count);
            return;
        }

        s_array = array;
        destination.Write(array.AsSpan(0, count));
    }

    /// <summary>Writes a string as UTF-8 into the destination's own memory.</summary>
    public static void Deliver(this IBufferWriter<byte> destination, string text) => Encoding.UTF8.GetBytes(text, destination);

    /// <summary>The payload as an array: without a copy when it fills its array, which it does under the measuring host.</summary>
    public static byte[] AsArray(this ReadOnlyMemory<byte> payload) =>
        MemoryMarshal.TryGetArray(payload, out var segment) && segment.Offset == 0 && segment.Count == segment.Array!.Length
            ? segment.Array
            : payload.ToArray();

    /// <summary>The payload as a readable, seekable memory stream over the same bytes.</summary>
    /// <remarks>The 64 bytes of the stream object count as the library's cost, because its API needs a stream.</remarks>
    public static MemoryStream AsStream(this ReadOnlyMemory<byte> payload) =>
        MemoryMarshal.TryGetArray(payload, out var segment)
            ? new MemoryStream(segment.Array!, segment.Offset, segment.Count, writable: false, publiclyVisible: true)
            : new MemoryStream(payload.ToArray(), writable: false);

    /// <summary>Values that a library reads one by one without waiting, in the form that the host asks for. It costs a few nanoseconds for each value.</summary>
#pragma warning disable CS1998 // Nothing is awaited, because such a library never waits.
    public static async IAsyncEnumerable<T> AsItems<T>(this IEnumerable<T> items)
#pragma warning restore CS1998
    {
        foreach (var item in items)
        {
            yield return item;
        }
    }

    /// <summary>The payload decoded from UTF-8.</summary>
    public static string AsString(this ReadOnlyMemory<byte> payload) => Encoding.UTF8.GetString(payload.Span);
}
