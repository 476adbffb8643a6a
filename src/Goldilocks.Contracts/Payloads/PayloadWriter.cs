using System.Buffers;

namespace Goldilocks.Payloads;

/// <summary>
/// The destination of a measured serialization: one array that grows to the payload's size in the first call and is then
/// reused, so that nothing of ours is allocated inside a timer. Not thread safe.
/// </summary>
public sealed class PayloadWriter : IBufferWriter<byte>
{
    private byte[] _buffer = new byte[4096];
    private int _written;
    private byte[]? _taken;
    private PayloadStream? _stream;

    /// <summary>Bytes written since the last <see cref="Clear"/>.</summary>
    public ReadOnlyMemory<byte> Written => _taken ?? _buffer.AsMemory(0, _written);

    /// <summary>Forgets what was written and keeps the memory.</summary>
    public void Clear()
    {
        _written = 0;
        if (_taken is not null)
        {
            _taken = null;
        }
    }

    /// <inheritdoc/>
    public void Advance(int count)
    {
        if ((uint)count > (uint)(_buffer.Length - _written))
        {
            throw new ArgumentOutOfRangeException(nameof(count), count, "A serializer advanced past the memory it was given.");
        }

        _written += count;
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.AsMemory(_written);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.AsSpan(_written);
    }

    /// <summary>Makes <paramref name="payload"/>, which the library allocated, the whole result without copying it.</summary>
    internal void Take(byte[] payload) => _taken = payload;

    internal PayloadStream Stream => _stream ??= new PayloadStream(this);

    private void Ensure(int sizeHint)
    {
        var needed = Math.Max(sizeHint, 1);
        if (_buffer.Length - _written < needed)
        {
            var size = Math.Min(Array.MaxLength, Math.Max((long)_written + needed, 2L * _buffer.Length));
            Array.Resize(ref _buffer, checked((int)Math.Max(size, (long)_written + needed)));
        }
    }
}
