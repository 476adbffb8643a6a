using System.Buffers;
using Goldilocks.Protocol;
using Goldilocks.Worker.Binding;
using Goldilocks.Worker.Timing;

namespace Goldilocks.Worker.Measuring;

/// <summary>
/// A destination without an end: it counts what is written and keeps none of it, because no array and no memory of the runtime holds more than 2 GB. A library that asks
/// for more in one piece than an array can hold gets the runtime's exception, as everywhere.
/// </summary>
internal sealed class UnboundedWriter : IBufferWriter<byte>
{
    private const int Piece = 1 << 20;
    private byte[] _piece = new byte[Piece];

    public long Written { get; private set; }

    /// <summary>Writes the value once.</summary>
    public static WroteAnswer Measure(BoundVariant bound)
    {
        var writer = new UnboundedWriter();
        var wall = Clock.WallNanoseconds();
        bound.WriteTo(writer);
        return new WroteAnswer(writer.Written, Clock.WallNanoseconds() - wall);
    }

    public void Advance(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(count, _piece.Length);
        Written += count;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        if (sizeHint > _piece.Length)
        {
            _piece = new byte[sizeHint];
        }

        return _piece;
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
