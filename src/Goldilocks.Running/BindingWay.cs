using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>How a variant is used: where it writes to, and whether its operations are asynchronous. Each way is a row of its own.</summary>
/// <param name="Sink">Where it writes to.</param>
/// <param name="IsAsync">True for the library's asynchronous operations.</param>
public sealed record BindingWay(Sink Sink = Sink.Memory, bool IsAsync = false)
{
    /// <summary>To memory, synchronously: what a run measures when nothing else is asked.</summary>
    public static BindingWay Usual { get; } = new();

    /// <summary>Synchronous before asynchronous, and in the order of the sinks.</summary>
    /// <param name="sinks">Memory where it is null or empty.</param>
    /// <param name="withAsync">True for asynchronous ways too.</param>
    public static IReadOnlyList<BindingWay> Of(IReadOnlyList<Sink>? sinks, bool withAsync)
    {
        sinks = sinks is { Count: > 0 } ? sinks : [Sink.Memory];
        return [.. sinks.Select(sink => new BindingWay(sink)), .. withAsync ? sinks.Select(sink => new BindingWay(sink, IsAsync: true)) : []];
    }

    /// <summary>The variant's name in every table: <c>source generated, to a file</c>.</summary>
    public string NameOf(string variant) => new VariantParts(variant, Sink, IsAsync).Name();

    /// <summary>The variant, used this way.</summary>
    public RunVariant Using(RunVariant variant) => this == Usual
        ? variant
        : variant with { Variant = NameOf(variant.Variant), Program = variant.WorkerVariant, Way = this };
}
