using System.Buffers;
using System.Runtime.InteropServices;
using System.Text;

namespace Goldilocks.Payloads;

/// <summary>
/// Gives a library the shape that its own API asks for: a stream, an array or a string instead of a span. A payload is bytes
/// for everyone, so a library that only knows strings pays for its UTF-8 in both directions, as it would in an application.
/// </summary>
public static class Payload
{
    /// <summary>The destination as a stream to write to. Under the measuring host it is made once and reused.</summary>
    public static Stream AsStream(this IBufferWriter<byte> destination) => destination switch
    {
        PayloadWriter writer => writer.Stream.Rewound(),
        PayloadFile file => file.Stream,
        _ => new PayloadStream(destination),
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

    /// <summary>Writes a string as UTF-8 into the destination's own memory.</summary>
    public static void Deliver(this IBufferWriter<byte> destination, string text) => Encoding.UTF8.GetBytes(text, destination);

    /// <summary>The payload as an array: without a copy when it fills its array, which it does under the measuring host.</summary>
    public static byte[] AsArray(this ReadOnlyMemory<byte> payload) =>
        MemoryMarshal.TryGetArray(payload, out var segment) && segment.Offset == 0 && segment.Count == segment.Array!.Length
            ? segment.Array
            : payload.ToArray();

    /// <summary>The payload as a readable, seekable memory stream over the same bytes.</summary>
    /// <remarks>The 64 bytes of the stream object are the library's price: its API asks for one.</remarks>
    public static MemoryStream AsStream(this ReadOnlyMemory<byte> payload) =>
        MemoryMarshal.TryGetArray(payload, out var segment)
            ? new MemoryStream(segment.Array!, segment.Offset, segment.Count, writable: false, publiclyVisible: true)
            : new MemoryStream(payload.ToArray(), writable: false);

    /// <summary>The payload decoded from UTF-8.</summary>
    public static string AsString(this ReadOnlyMemory<byte> payload) => Encoding.UTF8.GetString(payload.Span);
}
