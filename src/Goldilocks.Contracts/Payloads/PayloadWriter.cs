using System.Buffers;
using System.Runtime.CompilerServices;

namespace Goldilocks.Payloads;

/// <summary>
/// The destination of a measured serialization: one array that grows to the payload's size in the first call and is then
/// reused, so that nothing of ours is allocated inside a timer. Not thread safe.
/// </summary>
public sealed class PayloadWriter : IBufferWriter<byte>
{
    private byte[] _buffer = new byte[4096];
    private int _written;
    private ReadOnlyMemory<byte> _taken;
    private bool _isTaken;
    private PayloadStream? _stream;

    /// <summary>Bytes written since the last <see cref="Clear"/>. They are valid until the library is called again, because it may own the memory.</summary>
    public ReadOnlyMemory<byte> Written => _isTaken ? _taken : _buffer.AsMemory(0, _written);

    /// <summary>True when more was asked for than an array can hold. That says nothing about the library, which may hide the exception.</summary>
    public bool IsTooShort { get; private set; }

    /// <summary>Bytes in the writer's own array.</summary>
    internal int Count => _written;

    internal PayloadStream Stream => _stream ??= new PayloadStream(this);

    /// <summary>Forgets what was written and keeps the memory.</summary>
    public void Clear()
    {
        _written = 0;
        if (_isTaken)
        {
            _isTaken = false;
            _taken = default;
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

    /// <summary>Writes one byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Append(byte value)
    {
        var buffer = _buffer;
        var written = _written;
        if ((uint)written < (uint)buffer.Length)
        {
            buffer[written] = value;
            _written = written + 1;
        }
        else
        {
            AppendGrowing([value]);
        }
    }

    /// <summary>Writes some bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Append(ReadOnlySpan<byte> bytes)
    {
        var buffer = _buffer;
        var written = _written;
        if (bytes.Length <= buffer.Length - written)
        {
            bytes.CopyTo(buffer.AsSpan(written));
            _written = written + bytes.Length;
        }
        else
        {
            AppendGrowing(bytes);
        }
    }

    /// <summary>Makes <paramref name="payload"/>, which the library made, the whole result without copying it.</summary>
    internal void Take(ReadOnlyMemory<byte> payload)
    {
        _taken = payload;
        _isTaken = true;
    }

    /// <summary>Lends the writer's own array, of any length, until <see cref="Return"/>; null when something is in it already.</summary>
    internal byte[]? Lend() => _written == 0 ? _buffer : null;

    /// <summary>Takes the lent array back, or the larger one that a library made in its place.</summary>
    internal void Return(byte[] array, int count)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)count, (uint)array.Length, nameof(count));
        _buffer = array;
        _written = count;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void AppendGrowing(ReadOnlySpan<byte> bytes)
    {
        Ensure(bytes.Length);
        bytes.CopyTo(_buffer.AsSpan(_written));
        _written += bytes.Length;
    }

    private void Ensure(int sizeHint)
    {
        var needed = Math.Max(sizeHint, 1);
        if (_buffer.Length - _written < needed)
        {
            Grow(needed);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(int needed)
    {
        var least = (long)_written + needed;
        if (least > Array.MaxLength)
        {
            IsTooShort = true;
            throw new NotSupportedException($"A payload is kept in one array here, which holds {Array.MaxLength} bytes, and {least} are asked for.");
        }

        Array.Resize(ref _buffer, (int)Math.Min(Array.MaxLength, Math.Max(least, 2L * _buffer.Length)));
    }
}

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
