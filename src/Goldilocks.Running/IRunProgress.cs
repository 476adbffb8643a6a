namespace Goldilocks.Running;

/// <summary>Receives the progress of a run. Called on the run's thread, never inside a timer.</summary>
public interface IRunProgress
{
    /// <summary>A workload's first launch begins.</summary>
    void WorkloadStarted(ChosenWorkload workload, int variants);

    /// <summary>One group of one launch begins.</summary>
    /// <param name="workload">The workload.</param>
    /// <param name="launch">Counted from 0.</param>
    /// <param name="expectedLaunches">An estimate that later launches may change.</param>
    /// <param name="group">Counted from 0.</param>
    /// <param name="groups">In this launch.</param>
    void GroupStarted(ChosenWorkload workload, int launch, int expectedLaunches, int group, int groups);

    /// <summary>A group's processes begin a round of turns.</summary>
    /// <param name="workload">The workload.</param>
    /// <param name="round">Counted from 0.</param>
    /// <param name="rounds">Of this group.</param>
    void Measuring(ChosenWorkload workload, int round, int rounds);

    /// <summary>All launches of a workload are done; its table can be printed.</summary>
    void WorkloadFinished(ChosenWorkload workload);

    /// <summary>Advice that cannot wait for the report.</summary>
    void Warn(string text);
}
