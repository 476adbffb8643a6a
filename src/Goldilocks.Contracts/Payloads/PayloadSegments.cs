using System.Buffers;

namespace Goldilocks.Payloads;

/// <summary>A payload in pieces of memory, each in an array of its own, as a pipe gives it.</summary>
public sealed class PayloadSegments
{
    /// <summary>The payload whose pieces these are, in their order.</summary>
    /// <param name="pieces">A piece may be empty.</param>
    public PayloadSegments(IEnumerable<byte[]> pieces)
    {
        var (first, last) = ((Segment?)null, (Segment?)null);
        foreach (var piece in pieces)
        {
            last = new Segment(piece, last);
            first ??= last;
            Count++;
        }

        Sequence = first is null ? ReadOnlySequence<byte>.Empty : new ReadOnlySequence<byte>(first, 0, last!, last!.Memory.Length);
    }

    /// <summary>Pieces of one size; the last one has what is left.</summary>
    /// <param name="payload">The whole.</param>
    /// <param name="size">In bytes, from 1.</param>
    public PayloadSegments(byte[] payload, int size)
        : this(payload.Chunk(size))
    {
    }

    /// <summary>How many pieces there are.</summary>
    public int Count { get; }

    /// <summary>The pieces, one after the other.</summary>
    public ReadOnlySequence<byte> Sequence { get; }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(byte[] piece, Segment? previous)
        {
            Memory = piece;
            RunningIndex = previous is null ? 0 : previous.RunningIndex + previous.Memory.Length;
            if (previous is not null)
            {
                previous.Next = this;
            }
        }
    }
}
