using Goldilocks.Protocol;

namespace Goldilocks.Running.Rosters;

/// <summary>How a variant is used beyond what it is itself: where it writes to, and whether its operations are asynchronous. Each way is a row of its own.</summary>
/// <param name="Sink">Where it writes to.</param>
/// <param name="IsAsync">True for the library's asynchronous operations.</param>
public sealed record BindingWay(Sink Sink = Sink.Memory, bool IsAsync = false)
{
    /// <summary>To memory, synchronously: what a run measures when nothing else is asked.</summary>
    public static BindingWay Usual { get; } = new();

    private string Suffix => (IsAsync, Sink) switch
    {
        (false, Sink.Memory) => "",
        (false, _) => "to a file",
        (true, Sink.Memory) => "async",
        _ => "async to a file",
    };

    /// <summary>Synchronous before asynchronous, and in the order of the sinks.</summary>
    /// <param name="sinks">Memory where it is null or empty.</param>
    /// <param name="withAsync">True for asynchronous ways too.</param>
    public static IReadOnlyList<BindingWay> Of(IReadOnlyList<Sink>? sinks, bool withAsync)
    {
        sinks = sinks is { Count: > 0 } ? sinks : [Sink.Memory];
        return [.. sinks.Select(sink => new BindingWay(sink)), .. withAsync ? sinks.Select(sink => new BindingWay(sink, IsAsync: true)) : []];
    }

    /// <summary>The variant's name in every table: <c>source generated, to a file</c>.</summary>
    public string NameOf(string variant) => Suffix.Length == 0 ? variant : variant.Length == 0 ? Suffix : $"{variant}, {Suffix}";

    /// <summary>The contestant, used this way.</summary>
    public Contestant Using(Contestant contestant) => this == Usual
        ? contestant
        : contestant with { Variant = NameOf(contestant.Variant), Program = contestant.WorkerVariant, Way = this };
}
