using Goldilocks.Flows.Making;
using Goldilocks.Probing.Recording;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;
using Goldilocks.Running.Verifying;

namespace Goldilocks.Flows;

/// <summary>Shows the progress of a flow. A flow never writes to a terminal itself.</summary>
public interface IFlowDisplay : IBuildDisplay
{
    /// <summary>Runs the measurement of so many workloads, which reports its progress.</summary>
    void WhileMeasuring(int workloads, Action<IRunProgress> measure);

    /// <summary>Runs the verification of so many contestants, which reports each one that is finished.</summary>
    IReadOnlyList<Verification> WhileVerifying(int contestants, Func<Action<Contestant>, IReadOnlyList<Verification>> verify);

    /// <summary>Runs starts, and receives how many of how many are done.</summary>
    void WhileStarting(Action<Action<int, int>> start);

    /// <summary>Runs probes, and receives how many sections of how many are done, and the last one.</summary>
    void WhileProbing(Action<Action<int, int, SectionProbed>> probe);

    /// <summary>Does the same with each item, several side by side, and shows how many are done.</summary>
    IReadOnlyList<TResult> WhileExchanging<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> exchange, CancellationToken cancellation);

    /// <summary>A line of progress.</summary>
    void Say(string text);

    /// <summary>Something that would spoil the result, and what to do about it.</summary>
    void Warn(string text);
}
