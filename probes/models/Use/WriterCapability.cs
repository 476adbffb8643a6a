using System.Buffers;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A destination may give as little memory as was asked for, and with old bytes in it. What a library wrote over the end of one piece must stand at the beginning of the next.</summary>
public sealed class SmallPiecesToWriteTo() : ModelCapability("C41.writer", "a destination that gives no more memory than it is asked for, with old bytes in it", "use", typeof(Message))
{
    private const int Letters = 5000;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        var message = new Message { Number = 11, Text = new string('\u20AC', Letters), Parts = [.. Enumerable.Range(0, Letters)] };
        var written = Attempt.WriteTo(root, message, new MeanWriter());
        return written.Value is not { } writer ? Judgement.Fail(written.Problem!)
            : writer.Bytes.AsSpan().SequenceEqual(root.Write(message)) ? Judgement.Pass()
            : Judgement.Fail("other bytes are written, silently");
    }

    /// <summary>Each piece is exactly as long as was asked for.</summary>
    private sealed class MeanWriter : IBufferWriter<byte>
    {
        private const byte Old = 0xEE;

        private readonly ArrayBufferWriter<byte> _written = new();
        private byte[] _piece = [];

        public byte[] Bytes => _written.WrittenSpan.ToArray();

        public void Advance(int count) => _written.Write(_piece.AsSpan(0, count));

        public Memory<byte> GetMemory(int sizeHint = 0)
        {
            _piece = new byte[Math.Max(1, sizeHint)];
            Array.Fill(_piece, Old);
            return _piece;
        }

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
