using System.Buffers;

namespace Goldilocks.Values;

/// <summary>
/// The bytes that every format without compression must contain: every leaf's own bytes, without lengths, names, tags or nulls.
/// This is the size floor that the Ignite study calls the payload. It cannot be read back.
/// </summary>
public static class BarePayload
{
    /// <summary>
    /// Writes strings as UTF-8, numbers and dates little-endian at their own width, GUIDs as 16 bytes and byte arrays as they
    /// are. An object that is met again writes nothing.
    /// </summary>
    public static void Write(object? value, IBufferWriter<byte> destination) => new LeafWriter(destination).Run(value);

    private sealed class LeafWriter(IBufferWriter<byte> destination) : Walk
    {
        protected override void OnLeaf(object value, Type declared) => Leaf.Write(value, destination);

        protected override void OnPart(Node owner, int part)
        {
            // Names and positions are not payload.
        }

        protected override void OnNull()
        {
            // A null has no bytes.
        }

        protected override void OnNode(Node node, Type type, Type declared)
        {
            // Only its leaves have bytes.
        }

        protected override void OnMetAgain(int number)
        {
            // Its bytes are already written.
        }
    }
}
