using System.Buffers;

namespace Goldilocks.Worker;

/// <summary>
/// An adapter's asynchronous operations, each awaited to its end, in the synchronous shape that this host works with. Not read-only: calling a type parameter's
/// method on a read-only field copies the struct first.
/// </summary>
internal struct Awaited<TAdapter, T>(TAdapter adapter) : IAdapter<T> where TAdapter : struct, IAsyncAdapter<T>
{
    private TAdapter _adapter = adapter;

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var loop = EventLoop.OfThisThread;
        loop.Run(_adapter.SerializeAsync(value, loop.To(destination)));
        loop.Complete(destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        var loop = EventLoop.OfThisThread;
        return loop.Run(_adapter.DeserializeAsync(loop.From(payload)));
    }
}
