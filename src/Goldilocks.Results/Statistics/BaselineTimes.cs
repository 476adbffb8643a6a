namespace Goldilocks.Results.Statistics;

/// <summary>What the ratios of one workload, size and operation are taken to: the baseline's processes there.</summary>
public sealed class BaselineTimes
{
    private readonly ILookup<(int Launch, int Group), IReadOnlyDictionary<int, double>> _partners;
    private readonly Dictionary<int, double> _nanosecondsByLaunch;

    /// <summary>Reads its processes.</summary>
    /// <param name="processes">Of the baseline.</param>
    /// <param name="minimumRounds">A process with fewer rounds does not count: it was cut off.</param>
    public BaselineTimes(IReadOnlyList<ProcessTimes> processes, int minimumRounds)
    {
        Launches = LaunchResults.OfBaseline(processes, minimumRounds);
        _partners = processes.ToLookup(process => (process.Launch, process.Group), process => process.NanosecondsByRound);
        _nanosecondsByLaunch = Launches.ToDictionary(launch => launch.Launch, launch => launch.Nanoseconds);
    }

    /// <summary>The baseline's own.</summary>
    public IReadOnlyList<LaunchResult> Launches { get; }

    /// <summary>The rounds of each process of the baseline that took turns with that one.</summary>
    public IEnumerable<IReadOnlyDictionary<int, double>> PartnersOf(ProcessTimes process) => _partners[(process.Launch, process.Group)];

    /// <summary>The launch as it is; or its ratio times the baseline's time, where it is not known which of the two had a free core.</summary>
    /// <remarks>A process that never had a free core was slowed down by a neighbour. Its own time, beside a baseline's time without a neighbour, would contradict its ratio.</remarks>
    public LaunchResult AtItsPace(LaunchResult launch) =>
        !launch.OnFreeCore && launch.Ratio is { } ratio && _nanosecondsByLaunch.TryGetValue(launch.Launch, out var nanoseconds)
            ? launch with { Nanoseconds = ratio * nanoseconds }
            : launch;
}
