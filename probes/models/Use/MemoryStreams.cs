using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that looks past a MemoryStream at its array must look at the right part of it, and must ask a class that derives from it for its bytes.</summary>
public sealed class StreamsOverMemory() : StreamReadingCapability<Message>("C41.memory", "a MemoryStream over a part of a larger array, at a position behind its begin, and of a class that derives from it and holds its bytes itself")
{
    private const int Before = 7;
    private const byte Other = 0xC1;

    protected override Judgement Try(IRoot<Message> root)
    {
        var payload = root.Write(Messages.Make(1));
        byte[] larger = [.. Enumerable.Repeat(Other, Before), .. payload];
        return ValueChecks.Judge(
        [
            ("a part whose array can be seen", Like(root, new(larger, Before, payload.Length, writable: false, publiclyVisible: true))),
            ("a part whose array cannot be seen", Like(root, new(larger, Before, payload.Length, writable: false, publiclyVisible: false))),
            ("a position behind its begin", Like(root, new(larger, 0, larger.Length, writable: false, publiclyVisible: true) { Position = Before })),
            ("a class that derives from it", Like(root, new OwnMemoryStream(payload))),
        ]);
    }

    private static Likeness Like(IRoot<Message> root, MemoryStream stream)
    {
        var read = ReadFrom(root, stream);
        return read.Value is not { } message ? Likeness.Refused(read.Problem!) : Messages.IsRight(message, 1) ? Likeness.Exact : Likeness.Lost("another value is read, silently");
    }
}

/// <summary>A stream of a program that keeps its bytes elsewhere, such as in pieces from a pool. It overrides what a MemoryStream had before there was TryGetBuffer, which it does not know.</summary>
/// <param name="payload">Its bytes.</param>
internal sealed class OwnMemoryStream(byte[] payload) : MemoryStream
{
    private int _position;

    public override long Length => payload.Length;

    public override long Position
    {
        get => _position;
        set => _position = (int)value;
    }

    public override byte[] GetBuffer() => payload;

    public override byte[] ToArray() => [.. payload];

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override int Read(Span<byte> buffer)
    {
        var count = Math.Min(buffer.Length, payload.Length - _position);
        payload.AsSpan(_position, count).CopyTo(buffer);
        _position += count;
        return count;
    }

    public override int ReadByte() => _position < payload.Length ? payload[_position++] : -1;

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Task.FromResult(Read(buffer.AsSpan(offset, count)));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Read(buffer.Span));

    public override long Seek(long offset, SeekOrigin loc) => _position = (int)(offset + loc switch
    {
        SeekOrigin.Begin => 0,
        SeekOrigin.Current => _position,
        _ => payload.Length,
    });

    public override void CopyTo(Stream destination, int bufferSize)
    {
        destination.Write(payload.AsSpan(_position));
        _position = payload.Length;
    }

    public override void WriteTo(Stream stream) => stream.Write(payload);
}
