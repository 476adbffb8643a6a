using System.Buffers;

namespace Goldilocks.Server.Serving;

/// <summary>What this host's binder returns: a variant to serve, or the reason why it cannot be served.</summary>
internal sealed class ServedBinding(ServedVariant? served, string? reason) : Binding
{
    public ServedVariant? Served { get; } = served;

    public string? Reason { get; } = reason;
}

/// <summary>Binds adapters for serving; the counterpart of the worker's binder for measuring.</summary>
/// <param name="workload">Decides what is equal.</param>
/// <param name="make">Makes the value, always the same one.</param>
/// <param name="isPerRequest">True when every response has a value of its own, made for it.</param>
internal sealed class ServerBinder<T>(Workload<T> workload, Func<T> make, bool isPerRequest) : Binder<T> where T : class
{
    public override Workload<T> Workload => workload;

    public override Binding To<TAdapter>(TAdapter adapter) => Ready(new ServedAdapter<TAdapter, T, T>(adapter, make, isPerRequest)
    {
        FromApplication = static application => application,
        ToApplication = static own => own,
        FindDifference = (expected, read) => workload.FindDifference(expected, read),
    });

    public override Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) =>
        Ready(new ServedAdapter<TAdapter, T, TOwn>(adapter, make, isPerRequest)
        {
            FromApplication = fromApplication,
            ToApplication = toApplication,
            FindDifference = (expected, read) => workload.FindDifference(expected, toApplication(read)),
        });

    public override Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) =>
        Ready(new ServedAdapter<TAdapter, T, T>(adapter, make, isPerRequest)
        {
            FromApplication = static application => application,
            FindDifference = (expected, read) => workload.FindDifference(expected, read),
            ReadBack = readBack,
            WhyNoReading = reason,
        });

    public override Binding ReadOnly<TAdapter, TRead>(
        TAdapter adapter,
        Action<T, IBufferWriter<byte>> write,
        Func<T, TRead, string?> findDifference,
        string what) =>
        Ready(new ServedAdapter<TAdapter, T, TRead>(adapter, make, isPerRequest)
        {
            Writer = write,
            FindDifference = findDifference,
            WhyNoWriting = "reads only; what it reads was made by another writer",
        });

    public override Binding Unsupported(string reason) => new ServedBinding(null, reason);

    private static ServedBinding Ready(ServedVariant served) => new(served, null);
}
