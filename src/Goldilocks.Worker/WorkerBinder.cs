using Goldilocks.Payloads;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>What a binder of this host returns: a variant ready to run, or the reason why it cannot.</summary>
internal sealed class BoundBinding(BoundVariant? variant, string? reason) : Goldilocks.Binding
{
    public BoundVariant? Variant { get; } = variant;

    public string? Reason { get; } = reason;
}

/// <summary>
/// Binds adapters for measuring. The generic measuring loop is compiled for the adapter's own struct type; for asynchronous operations, for the struct that awaits them.
/// </summary>
internal sealed class WorkerBinder<T>(Workload<T> workload, T value, Sink sink, bool isAsync) : Binder<T>
{
    private const string ReadsAndSoNeedsNoFile = "it reads only, and a sink is for writing";

    /// <summary>The conformance checks use the same text.</summary>
    public const string SynchronousOnly = "it has no asynchronous operations: it writes and reads without giving its thread away (docs/sinks.md)";

    public override Workload<T> Workload => workload;

    public override Goldilocks.Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) => terms switch
    {
        { Asynchronous: null } when isAsync => Unsupported(SynchronousOnly),
        { Asynchronous: { } operations } when isAsync => operations.Accept(new Awaiting<TOwn>(this, terms)),
        { Write: not null } when sink != Sink.Memory => Unsupported(ReadsAndSoNeedsNoFile),
        _ => Ready(adapter, terms),
    };

    public override Goldilocks.Binding Unsupported(string reason) => new BoundBinding(null, reason);

    private BoundBinding Ready<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms)
        where TAdapter : struct, IAdapter<TOwn> => new(
            sink == Sink.File
                ? new FileBoundAdapter<TAdapter, T, TOwn>(adapter, workload, value, terms, PayloadFile.Create(isAsync)) { WorksElsewhere = isAsync }
                : new BoundAdapter<TAdapter, T, TOwn>(adapter, workload, value, terms),
            reason: null);

    private sealed class Awaiting<TOwn>(WorkerBinder<T> binder, Terms<T, TOwn> terms) : IAsyncVisitor<TOwn, Goldilocks.Binding>
    {
        public Goldilocks.Binding Visit<TAdapter>(TAdapter adapter) where TAdapter : struct, IAsyncAdapter<TOwn> =>
            binder.Ready(new Awaited<TAdapter, TOwn>(adapter), terms);
    }
}
