using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Cli.Display;

/// <summary>Prints each workload's table as soon as it stands, whatever shows the progress.</summary>
internal sealed class WithTables(IRunProgress inner, Action<ChosenWorkload> print) : IRunProgress
{
    public void WorkloadStarted(ChosenWorkload workload, int contestants) => inner.WorkloadStarted(workload, contestants);

    public void GroupStarted(ChosenWorkload workload, int launch, int expectedLaunches, int group, int groups) =>
        inner.GroupStarted(workload, launch, expectedLaunches, group, groups);

    public void Measuring(ChosenWorkload workload, int round, int rounds) => inner.Measuring(workload, round, rounds);

    public void WorkloadFinished(ChosenWorkload workload)
    {
        inner.WorkloadFinished(workload);
        print(workload);
    }

    public void Warn(string text) => inner.Warn(text);
}
