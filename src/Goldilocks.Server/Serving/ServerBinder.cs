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

    public override Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) => new ServedBinding(
        new ServedAdapter<TAdapter, T, TOwn>(adapter, workload, make, isPerRequest, terms)
        {
            WhyNoWriting = terms.SerializeUnsupported,
            WhyNoReading = terms.DeserializeUnsupported,
        },
        reason: null);

    public override Binding Unsupported(string reason) => new ServedBinding(null, reason);
}
