namespace Goldilocks.Prober;

/// <summary>A stream over memory that gives a few bytes at each read, as a connection may. It can seek and knows its length; <see cref="OneByteStream"/> cannot.</summary>
/// <param name="payload">What is read from it.</param>
/// <param name="most">The most bytes of a read.</param>
internal sealed class ShortReads(byte[] payload, int most) : MemoryStream(payload, writable: false)
{
    public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, most));

    public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, most)]);

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Task.FromResult(Read(buffer, offset, count));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => ValueTask.FromResult(Read(buffer.Span));
}
