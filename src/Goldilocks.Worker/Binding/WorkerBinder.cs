using System.Buffers;

namespace Goldilocks.Worker.Binding;

/// <summary>What a binder of this host returns: a variant ready to run, or the reason why it cannot.</summary>
internal sealed class BoundBinding(BoundVariant? variant, string? reason) : Goldilocks.Binding
{
    public BoundVariant? Variant { get; } = variant;

    public string? Reason { get; } = reason;
}

/// <summary>Binds adapters for measuring. Each way of binding closes the measuring loop over the adapter's own struct type.</summary>
internal sealed class WorkerBinder<T>(Workload<T> workload, T value) : Binder<T> where T : class
{
    private const string ReadsOnly = "reads only; what it reads was made by another writer";

    public override Workload<T> Workload => workload;

    public override Goldilocks.Binding To<TAdapter>(TAdapter adapter) =>
        Ready(new BoundAdapter<TAdapter, T, T>(adapter, workload, value)
        {
            FromApplication = static application => application,
            FindDifference = (expected, read) => workload.FindDifference(expected, read),
        });

    public override Goldilocks.Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) =>
        Ready(new BoundAdapter<TAdapter, T, TOwn>(adapter, workload, value)
        {
            FromApplication = fromApplication,
            FindDifference = (expected, read) => workload.FindDifference(expected, toApplication(read)),
        });

    public override Goldilocks.Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) =>
        Ready(new BoundAdapter<TAdapter, T, T>(adapter, workload, value)
        {
            FromApplication = static application => application,
            FindDifference = (expected, read) => workload.FindDifference(expected, read),
            ReadBack = readBack,
            DeserializeUnsupported = reason,
        });

    public override Goldilocks.Binding ReadOnly<TAdapter, TRead>(
        TAdapter adapter,
        Action<T, IBufferWriter<byte>> write,
        Func<T, TRead, string?> findDifference,
        string what) =>
        Ready(new BoundAdapter<TAdapter, T, TRead>(adapter, workload, value)
        {
            Write = write,
            FindDifference = findDifference,
            SerializeUnsupported = ReadsOnly,
            Partial = what,
        });

    public override Goldilocks.Binding Unsupported(string reason) => new BoundBinding(null, reason);

    private static BoundBinding Ready(BoundVariant variant) => new(variant, null);
}
