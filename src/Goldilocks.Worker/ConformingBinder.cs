namespace Goldilocks.Worker;

/// <summary>What this host's conformance binder returns: the checks, or the reason why there are none.</summary>
internal sealed class ConformingBinding(Conformance? conformance, string? reason) : Goldilocks.Binding
{
    public Conformance? Conformance { get; } = conformance;

    public string? Reason { get; } = reason;
}

/// <summary>Binds an adapter for its conformance checks; the counterpart of the binder for measuring.</summary>
/// <param name="workload">Decides what is equal.</param>
/// <param name="value">The value to write and read.</param>
/// <param name="other">Another value, written in between.</param>
/// <param name="isAsync">True to check the asynchronous operations.</param>
internal sealed class ConformingBinder<T>(Workload<T> workload, T value, T other, bool isAsync) : Binder<T>
{
    private const string SynchronousOnly = WorkerBinder<T>.SynchronousOnly;

    public override Workload<T> Workload => workload;

    public override Goldilocks.Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) => terms switch
    {
        { Asynchronous: null } when isAsync => Unsupported(SynchronousOnly),
        { Asynchronous: { } operations } when isAsync => operations.Accept(new Awaiting<TOwn>(this, terms)),
        _ => Checked(adapter, terms),
    };

    public override Goldilocks.Binding Unsupported(string reason) => new ConformingBinding(null, reason);

    private ConformingBinding Checked<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) where TAdapter : struct, IAdapter<TOwn> =>
        new(new AdapterConformance<TAdapter, T, TOwn>(adapter, workload, value, other, terms), null);

    private sealed class Awaiting<TOwn>(ConformingBinder<T> binder, Terms<T, TOwn> terms) : IAsyncVisitor<TOwn, Goldilocks.Binding>
    {
        public Goldilocks.Binding Visit<TAdapter>(TAdapter adapter) where TAdapter : struct, IAsyncAdapter<TOwn> =>
            binder.Checked(new Awaited<TAdapter, TOwn>(adapter), terms);
    }
}
