using System.Buffers;

namespace Goldilocks.Payloads;

/// <summary>
/// A destination without an end, because no array and no memory of the runtime holds more than 2 GB: it counts what is written, and passes it on where it has a stream, or else keeps none of it.
/// A library that asks for more in one piece than an array can hold gets the runtime's exception, as everywhere. Not thread safe.
/// </summary>
/// <param name="next">Where everything goes at once; null for nowhere. It stays the caller's.</param>
public sealed class UnboundedWriter(Stream? next = null) : IBufferWriter<byte>
{
    private const int Piece = 1 << 20;
    private byte[] _piece = new byte[Piece];

    /// <summary>Bytes that were written.</summary>
    public long Written { get; private set; }

    /// <inheritdoc/>
    public void Advance(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(count, _piece.Length);
        next?.Write(_piece, 0, count);
        Written += count;
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        if (sizeHint > _piece.Length)
        {
            _piece = new byte[sizeHint];
        }

        return _piece;
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
