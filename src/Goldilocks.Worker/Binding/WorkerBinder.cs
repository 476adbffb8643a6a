using System.Buffers;
using Goldilocks.Payloads;
using Goldilocks.Protocol;
using Goldilocks.Worker.Awaiting;

namespace Goldilocks.Worker.Binding;

/// <summary>What a binder of this host returns: a variant ready to run, or the reason why it cannot.</summary>
internal sealed class BoundBinding(BoundVariant? variant, string? reason) : Goldilocks.Binding
{
    public BoundVariant? Variant { get; } = variant;

    public string? Reason { get; } = reason;
}

/// <summary>
/// Binds adapters for measuring. Each way of binding closes the measuring loop over the adapter's own struct type; for asynchronous operations over the
/// struct that awaits them.
/// </summary>
internal sealed class WorkerBinder<T>(Workload<T> workload, T value, Sink sink, bool isAsync) : Binder<T> where T : class
{
    private const string ReadsOnly = "reads only; what it reads was made by another writer";
    private const string ReadsAndSoNeedsNoFile = "it reads only, and a sink is for writing";

    /// <summary>Also said by the conformance checks.</summary>
    public const string SynchronousOnly = "it has no asynchronous operations: it writes and reads without giving its thread away (docs/sinks.md)";

    public override Workload<T> Workload => workload;

    private BindingTerms<T, T> Own { get; } = new()
    {
        FromApplication = static application => application,
        FindDifference = (expected, read) => workload.FindDifference(expected, read),
    };

    public override Goldilocks.Binding To<TAdapter>(TAdapter adapter) => isAsync ? Unsupported(SynchronousOnly) : Ready(adapter, Own);

    public override Goldilocks.Binding ToBoth<TAdapter>(TAdapter adapter) => isAsync ? Ready(new Awaited<TAdapter, T>(adapter), Own) : Ready(adapter, Own);

    public override Goldilocks.Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) => isAsync
        ? Unsupported(SynchronousOnly)
        : Ready(adapter, new BindingTerms<T, TOwn>
        {
            FromApplication = fromApplication,
            FindDifference = (expected, read) => workload.FindDifference(expected, toApplication(read)),
        });

    public override Goldilocks.Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) => isAsync
        ? Unsupported(SynchronousOnly)
        : Ready(adapter, Own with { ReadBack = readBack, DeserializeUnsupported = reason });

    public override Goldilocks.Binding WriteOnlyBoth<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) => isAsync
        ? Ready(new Awaited<TAdapter, T>(adapter), Own with { ReadBack = readBack, DeserializeUnsupported = reason })
        : WriteOnly(adapter, readBack, reason);

    public override Goldilocks.Binding ReadOnly<TAdapter, TRead>(
        TAdapter adapter,
        Action<T, IBufferWriter<byte>> write,
        Func<T, TRead, string?> findDifference,
        string what)
    {
        if (isAsync || sink != Sink.Memory)
        {
            return Unsupported(isAsync ? SynchronousOnly : ReadsAndSoNeedsNoFile);
        }

        return Ready(adapter, new BindingTerms<T, TRead> { Write = write, FindDifference = findDifference, SerializeUnsupported = ReadsOnly, Partial = what });
    }

    public override Goldilocks.Binding Unsupported(string reason) => new BoundBinding(null, reason);

    private BoundBinding Ready<TAdapter, TOwn>(TAdapter adapter, BindingTerms<T, TOwn> terms)
        where TAdapter : struct, IAdapter<TOwn> => new(
            sink == Sink.File
                ? new FileBoundAdapter<TAdapter, T, TOwn>(adapter, workload, value, terms, PayloadFile.Create(isAsync)) { WorksElsewhere = isAsync }
                : new BoundAdapter<TAdapter, T, TOwn>(adapter, workload, value, terms),
            reason: null);
}
