namespace Goldilocks.Results;

/// <summary>How busy the cores of a run were, as its samples show it.</summary>
/// <param name="WallPerCpu">Wall time over CPU time of a sample: the median. Above 1, other processes of this system had a part of the core. Null without a CPU clock.</param>
/// <param name="Slowdown">How much longer the slowest tenth of a process's samples took than its fastest tenth: the median over processes. Neighbours that the system does not see, such as other virtual machines on the same core, show here only.</param>
/// <param name="SlowShare">The share of all samples that lie nearer to the slow end of their process than to the fast one.</param>
public sealed record CoreUse(double? WallPerCpu, double Slowdown, double SlowShare)
{
    /// <summary>With fewer samples a process has no tenth.</summary>
    private const int FewestSamples = 10;

    /// <summary>Of all samples of a run; null where no process has enough of them.</summary>
    public static CoreUse? Of(RunData data)
    {
        var processes = data.Cells
            .SelectMany(cell => ProcessTimes.Of(cell))
            .Where(process => process.NanosecondsByRound.Count >= FewestSamples)
            .Select(process => Ends.Of([.. process.NanosecondsByRound.Values.Order()]))
            .ToList();
        var shares = data.Cells
            .SelectMany(cell => cell.Samples)
            .Where(sample => sample.ThreadNanoseconds > 0)
            .Select(sample => (double)sample.WallNanoseconds / sample.ThreadNanoseconds)
            .ToList();
        return processes.Count == 0 ? null : new CoreUse(
            shares.Count == 0 ? null : Median.Of(shares),
            Median.OfRatios(processes.Select(process => process.Slow / process.Fast)),
            (double)processes.Sum(process => process.SlowSamples) / processes.Sum(process => process.Samples));
    }

    private sealed record Ends(double Fast, double Slow, int SlowSamples, int Samples)
    {
        public static Ends Of(IReadOnlyList<double> sorted)
        {
            var (fast, slow) = (sorted[sorted.Count / FewestSamples], sorted[^((sorted.Count / FewestSamples) + 1)]);
            var between = Math.Sqrt(fast * slow);
            return new Ends(fast, slow, sorted.Count(time => time > between), sorted.Count);
        }
    }
}
