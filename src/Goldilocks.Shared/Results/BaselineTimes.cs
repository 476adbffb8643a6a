namespace Goldilocks.Results;

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
        Launches = LaunchResults.OfTimes(processes, ratio: 1, minimumRounds);
        _partners = processes.ToLookup(process => (process.Launch, process.Group), process => process.NanosecondsByRound);
        _nanosecondsByLaunch = Launches.ToDictionary(launch => launch.Launch, launch => launch.Nanoseconds);
    }

    /// <summary>The baseline's own.</summary>
    public IReadOnlyList<LaunchResult> Launches { get; }

    /// <summary>The one time of the baseline in its table: the geometric mean over its launches. Null when no launch counts.</summary>
    public double? Nanoseconds => _nanosecondsByLaunch.Count == 0 ? null : GeometricMean.Of([.. _nanosecondsByLaunch.Values]);

    /// <summary>The rounds of each process of the baseline that took turns with that one.</summary>
    public IEnumerable<IReadOnlyDictionary<int, double>> PartnersOf(ProcessTimes process) => _partners[(process.Launch, process.Group)];

    /// <summary>Its time in a launch in which it took turns with others.</summary>
    public double NanosecondsOf(int launch) => _nanosecondsByLaunch[launch];
}
