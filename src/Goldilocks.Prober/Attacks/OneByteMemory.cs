namespace Goldilocks.Prober.Attacks;

/// <summary>A stream that gives one byte a read, and that can be sought: what values one by one are read from (<see cref="IItemAdapter{T}"/>).</summary>
internal sealed class OneByteMemory(byte[] payload) : MemoryStream(payload, writable: false)
{
    public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, 1));

    public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 1)]);

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => ValueTask.FromResult(Read(buffer.Span));

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Task.FromResult(Read(buffer, offset, count));
}
