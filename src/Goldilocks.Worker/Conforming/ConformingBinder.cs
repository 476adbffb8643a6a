using System.Buffers;
using Goldilocks.Worker.Awaiting;
using Goldilocks.Worker.Binding;

namespace Goldilocks.Worker.Conforming;

/// <summary>What this host's conformance binder returns: the checks, or the reason why there are none.</summary>
internal sealed class ConformingBinding(Conformance? conformance, string? reason) : Goldilocks.Binding
{
    public Conformance? Conformance { get; } = conformance;

    public string? Reason { get; } = reason;
}

/// <summary>Binds an adapter for its conformance checks; the counterpart of the binder for measuring.</summary>
/// <param name="workload">Decides what is equal.</param>
/// <param name="value">What is written and read.</param>
/// <param name="other">Another value, written in between.</param>
/// <param name="isAsync">True to check the asynchronous operations.</param>
internal sealed class ConformingBinder<T>(Workload<T> workload, T value, T other, bool isAsync) : Binder<T> where T : class
{
    private const string SynchronousOnly = WorkerBinder<T>.SynchronousOnly;

    public override Workload<T> Workload => workload;

    public override Goldilocks.Binding To<TAdapter>(TAdapter adapter) => isAsync ? Unsupported(SynchronousOnly) : Plain(adapter);

    public override Goldilocks.Binding ToBoth<TAdapter>(TAdapter adapter) => isAsync ? Plain(new Awaited<TAdapter, T>(adapter)) : Plain(adapter);

    public override Goldilocks.Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) => isAsync
        ? Unsupported(SynchronousOnly)
        : Checked(new AdapterConformance<TAdapter, T, TOwn>(adapter, value, other)
        {
            FromApplication = fromApplication,
            FindDifference = (expected, read) => workload.FindDifference(expected, toApplication(read)),
        });

    public override Goldilocks.Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) =>
        isAsync ? Unsupported(SynchronousOnly) : Plain(adapter, readBack);

    public override Goldilocks.Binding WriteOnlyBoth<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) =>
        isAsync ? Plain(new Awaited<TAdapter, T>(adapter), readBack) : Plain(adapter, readBack);

    public override Goldilocks.Binding ReadOnly<TAdapter, TRead>(
        TAdapter adapter,
        Action<T, IBufferWriter<byte>> write,
        Func<T, TRead, string?> findDifference,
        string what) => isAsync
        ? Unsupported(SynchronousOnly)
        : Checked(new AdapterConformance<TAdapter, T, TRead>(adapter, value, other) { Write = write, FindDifference = findDifference });

    public override Goldilocks.Binding Unsupported(string reason) => new ConformingBinding(null, reason);

    private ConformingBinding Plain<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T>? readBack = null) where TAdapter : struct, IAdapter<T> =>
        Checked(new AdapterConformance<TAdapter, T, T>(adapter, value, other)
        {
            FromApplication = static application => application,
            FindDifference = (expected, read) => workload.FindDifference(expected, read),
            ReadBack = readBack,
        });

    private static ConformingBinding Checked(Conformance conformance) => new(conformance, null);
}
