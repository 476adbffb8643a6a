namespace Goldilocks.Payloads;

/// <summary>
/// Writes straight into a writer's array, so that a library that writes byte by byte pays the same as with a <see cref="MemoryStream"/>. Going through
/// <see cref="System.Buffers.IBufferWriter{T}"/>, as <see cref="BufferWriterStream"/> does, costs two interface calls a byte (docs/experiments/streams.md).
/// </summary>
internal sealed class PayloadStream(PayloadWriter writer) : WriteOnlyStream
{
    private int _start;

    protected override long Written => writer.Count - _start;

    public override void WriteByte(byte value) => writer.Append(value);

    public override void Write(ReadOnlySpan<byte> buffer) => writer.Append(buffer);

    public override void Write(byte[] buffer, int offset, int count)
    {
        ValidateBufferArguments(buffer, offset, count);
        writer.Append(buffer.AsSpan(offset, count));
    }

    /// <summary>The same stream, at the start of what is written from now on.</summary>
    internal PayloadStream Rewound()
    {
        _start = writer.Count;
        return this;
    }
}
