using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>Shows the progress of a flow. A flow never writes to a terminal itself.</summary>
public interface IFlowDisplay : IBuildDisplay
{
    /// <summary>Runs the measurement of so many workloads, which reports its progress.</summary>
    void WhileMeasuring(int workloads, Action<IRunProgress> measure);

    /// <summary>Runs the verification of so many variants, which reports each one that is finished.</summary>
    /// <param name="isStress">True for the checks that come after the round trips.</param>
    T WhileVerifying<T>(int variants, bool isStress, Func<Action<RunVariant>, T> verify);

    /// <summary>Runs work of many steps, which reports after each step how many of how many are done, and which was the last (empty where that says nothing).</summary>
    /// <param name="step">What one step is, such as <c>section</c>.</param>
    /// <param name="work">Receives what it calls after each step.</param>
    void WhileCounting(string step, Action<Action<int, int, string>> work);

    /// <summary>Does the same with each item, several side by side, and shows how many are done.</summary>
    IReadOnlyList<TResult> WhileExchanging<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> exchange, CancellationToken cancellation);

    /// <summary>A line of progress.</summary>
    void Say(string text);

    /// <summary>Something that would spoil the result, and what to do about it.</summary>
    void Warn(string text);
}
