namespace Goldilocks.Startup;

/// <summary>Binds adapters for one round trip. No reflection: the ahead-of-time compiler must see every way of binding in the types.</summary>
internal sealed class StartupBinder<T>(Workload<T> workload, T value) : Binder<T> where T : class
{
    public override Workload<T> Workload => workload;

    public override Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) => terms switch
    {
        { DeserializeUnsupported: { } reason } => new NotBound("it only writes: " + reason),
        { FromApplication: { } fromApplication } => new BoundRoundTrip<TAdapter, TOwn>(adapter)
        {
            Make = () => fromApplication(value),
            Compare = read => terms.FindDifference(value, read),
        },
        _ => new NotBound("it only reads: " + terms.Partial),
    };

    public override Binding Unsupported(string reason) => new NotBound(reason);
}
