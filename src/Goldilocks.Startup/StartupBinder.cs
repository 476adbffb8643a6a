using System.Buffers;

namespace Goldilocks.Startup;

/// <summary>Binds adapters for one round trip. No reflection: what is compiled ahead of time finds every way of binding by its types.</summary>
internal sealed class StartupBinder<T>(Workload<T> workload, T value) : Binder<T> where T : class
{
    public override Workload<T> Workload => workload;

    public override Binding To<TAdapter>(TAdapter adapter) => new BoundRoundTrip<TAdapter, T>(adapter)
    {
        Make = () => value,
        Compare = read => workload.FindDifference(value, read),
    };

    public override Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) =>
        new BoundRoundTrip<TAdapter, TOwn>(adapter)
        {
            Make = () => fromApplication(value),
            Compare = read => workload.FindDifference(value, toApplication(read)),
        };

    public override Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) =>
        new NotBound("it only writes: " + reason);

    public override Binding ReadOnly<TAdapter, TRead>(
        TAdapter adapter,
        Action<T, IBufferWriter<byte>> write,
        Func<T, TRead, string?> findDifference,
        string what) => new NotBound("it only reads: " + what);

    public override Binding Unsupported(string reason) => new NotBound(reason);
}
