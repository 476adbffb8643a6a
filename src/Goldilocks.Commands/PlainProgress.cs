using System.Globalization;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>One line for each launch, for logs and pipes; one for each group where every step was asked for, and none but warnings where no progress was.</summary>
internal sealed class PlainProgress(TextWriter output, Verbosity verbosity) : IRunProgress
{
    private int _variants;

    public void WorkloadStarted(ChosenWorkload workload, int variants) => _variants = variants;

    public void GroupStarted(ChosenWorkload workload, int launch, int expectedLaunches, int group, int groups)
    {
        if (verbosity == Verbosity.Verbose)
        {
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{workload.Key}: launch {launch + 1} of {expectedLaunches}, group {group + 1} of {groups}"));
        }
        else if (verbosity == Verbosity.Usual && group == 0)
        {
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{workload.Key}: launch {launch + 1} of {expectedLaunches}, {_variants} variants"));
        }
    }

    public void Measuring(ChosenWorkload workload, int round, int rounds)
    {
        // A line for each round would fill the log.
    }

    public void WorkloadFinished(ChosenWorkload workload)
    {
        // The first launch of the next workload, or the tables, say so.
    }

    public void Warn(string text) => output.WriteLine($"note: {text}");
}
