using System.Buffers;

namespace Goldilocks.Worker;

/// <summary>Binds what an adapter offers with a codec around it, whichever way it is bound.</summary>
internal sealed class CompressingBinder<T>(Binder<T> inner, Compression compression) : Binder<T>
{
    public override Workload<T> Workload => inner.Workload;

    /// <summary>Codecs compress whole payloads here, so there are no asynchronous operations.</summary>
    public override Goldilocks.Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) => inner.Bind(
        new CompressedAdapter<TAdapter, TOwn>(adapter, compression),
        terms with
        {
            ReadBack = terms.ReadBack is { } readBack ? payload => readBack(compression.Decompress(payload)) : null,
            Write = terms.Write is { } write ? Compressing(write) : null,
            Asynchronous = null,
        });

    public override Goldilocks.Binding Unsupported(string reason) => inner.Unsupported(reason);

    private Action<T, IBufferWriter<byte>> Compressing(Action<T, IBufferWriter<byte>> write) => (value, destination) =>
    {
        compression.Plain.Clear();
        write(value, compression.Plain);
        compression.Compress(destination);
    };
}
