using System.Buffers;

namespace Goldilocks.Worker.Binding;

/// <summary>Binds what an adapter offers with a codec around it, whichever way it is bound.</summary>
internal sealed class CompressingBinder<T>(Binder<T> inner, Compression compression) : Binder<T> where T : class
{
    public override Workload<T> Workload => inner.Workload;

    public override Goldilocks.Binding To<TAdapter>(TAdapter adapter) => inner.To(new CompressedAdapter<TAdapter, T>(adapter, compression));

    public override Goldilocks.Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) =>
        inner.To(new CompressedAdapter<TAdapter, TOwn>(adapter, compression), fromApplication, toApplication);

    public override Goldilocks.Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) =>
        inner.WriteOnly(new CompressedAdapter<TAdapter, T>(adapter, compression), payload => readBack(compression.Decompress(payload)), reason);

    public override Goldilocks.Binding ReadOnly<TAdapter, TRead>(
        TAdapter adapter,
        Action<T, IBufferWriter<byte>> write,
        Func<T, TRead, string?> findDifference,
        string what) =>
        inner.ReadOnly(new CompressedAdapter<TAdapter, TRead>(adapter, compression), Compressing(write), findDifference, what);

    public override Goldilocks.Binding Unsupported(string reason) => inner.Unsupported(reason);

    private Action<T, IBufferWriter<byte>> Compressing(Action<T, IBufferWriter<byte>> write) => (value, destination) =>
    {
        compression.Plain.Clear();
        write(value, compression.Plain);
        compression.Compress(destination);
    };
}
