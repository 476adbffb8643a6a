using Goldilocks.Results;
namespace Goldilocks.Load;

/// <summary>Figures of one window or of several together. A pure function of what was recorded.</summary>
public sealed class WindowFigures
{
    /// <summary>Below this share of the offered rate, a server (or the client) is overloaded, and its percentiles are lower bounds.</summary>
    public const double OverloadedBelow = 0.99;

    /// <summary>The 99.9th percentile of fewer samples depends on a handful of requests.</summary>
    public const long SamplesForTheLastPercentile = 10_000;

    private readonly IReadOnlyList<LoadWindowEvent> _windows;
    private readonly RequestTimes _latencies;
    private readonly RequestTimes _services;

    private WindowFigures(IReadOnlyList<LoadWindowEvent> windows)
    {
        _windows = windows;
        _latencies = Merged(windows.SelectMany(window => new[] { window.Latencies, window.Waited }));
        _services = Merged(windows.SelectMany(window => new[] { window.ServiceTimes, window.WaitedInService }));
    }

    /// <summary>The percentiles of the tables, 100 being the slowest.</summary>
    public static IReadOnlyList<double> Percentiles { get; } = [50, 75, 90, 95, 99, 99.9, 100];

    /// <summary>Of one window.</summary>
    public static WindowFigures Of(LoadWindowEvent window) => new([window]);

    /// <summary>Of several windows of one cell; at least one.</summary>
    public static WindowFigures Of(IReadOnlyList<LoadWindowEvent> windows) => new(windows);

    /// <summary>Good answers with a known time.</summary>
    public long Samples => _windows[0].Percentiles is null ? _windows.Sum(window => window.Latencies!.Count) : _windows.Sum(window => window.InTime);

    /// <summary>Good answers a second within the windows.</summary>
    public double RequestsPerSecond => _windows.Sum(window => window.InTime) / Seconds;

    /// <summary>The best second of any window, to a tenth of a second; null where windows are shorter than that, or when a tool does not report it.</summary>
    public double? HighestSecond => _windows.SelectMany(Seconds10).DefaultIfEmpty(-1).Max() is >= 0 and var highest ? highest : null;

    /// <summary>Bodies, in bytes a second.</summary>
    public double BytesPerSecond => _windows.Sum(window => window.BodyBytes) / Seconds;

    /// <summary>Requests a second that the schedule asked for; null in the closed model.</summary>
    public double? OfferedRate => _windows[0].OfferedRate;

    /// <summary>The share of the due requests that left within the windows; 1 in the closed model. From a tool: the rate of answers over the offered rate.</summary>
    public double AchievedShare => OfferedRate is not { } rate ? 1
        : _windows[0].Percentiles is not null ? Math.Min(1, RequestsPerSecond / rate)
        : (double)_windows.Sum(window => window.SentInTime) / Math.Max(1, _windows.Sum(window => window.Due));

    /// <summary>A single request that missed the end of a window by a hair is no overload.</summary>
    public bool IsOverloaded => OfferedRate is not null
        && (Unsent > 0 || (AchievedShare < OverloadedBelow && _windows.Sum(window => window.Due - window.SentInTime) > 1));

    /// <summary>Requests that left only after the window in which they were due; null from a tool. Their latencies count in full.</summary>
    public long? Late => _windows[0].Percentiles is null ? _windows.Sum(window => window.Due - window.SentInTime - window.Unsent) : null;

    /// <summary>Requests that were due and have no answer: timed out, unanswered at the end, on a lost connection, or never sent. Null from a tool, and from files of earlier versions.</summary>
    public long? Unanswered => _windows.Any(window => window.Waited is null) ? null : _windows.Sum(window => window.Waited!.Count);

    /// <summary>Requests that found no free connection in time.</summary>
    public long Unsent => _windows.Sum(window => window.Unsent);

    /// <summary>Failed requests by kind.</summary>
    public IReadOnlyDictionary<string, long> Bad => _windows
        .SelectMany(window => window.Bad)
        .GroupBy(bad => bad.Key)
        .ToDictionary(kind => kind.Key, kind => kind.Sum(bad => bad.Value));

    /// <summary>Answers whose content was compared.</summary>
    public long Checked => _windows.Sum(window => window.Checked);

    /// <summary>CPU time of the server for each good answer, in nanoseconds.</summary>
    public double ServerCpuPerRequest => _windows.Sum(window => window.After.CpuNanoseconds - window.Before.CpuNanoseconds) / Math.Max(1.0, Good);

    /// <summary>CPU time of the client for each good answer, in nanoseconds.</summary>
    public double ClientCpuPerRequest => _windows.Sum(window => window.ClientCpuNanoseconds) / Math.Max(1.0, Good);

    /// <summary>Cores that the client kept busy.</summary>
    public double ClientCores => _windows.Sum(window => window.ClientCpuNanoseconds) / (Seconds * 1e9);

    /// <summary>Length of all windows together.</summary>
    public double Seconds => _windows.Sum(window => window.Seconds);

    /// <summary>
    /// The percentile of all latencies, by the nearest rank: the smallest time that this percentage of requests did not exceed. A request without an answer
    /// counts with the time that it waited, so the figure is a lower bound where there are such requests, and exact otherwise. From a tool that reports only
    /// percentiles, the median of its windows' figures. Null where there are too few samples, or when the tool does not report it.
    /// </summary>
    public double? Percentile(double percent) => _windows[0].Percentiles is null ? Of(_latencies, percent) : OfTool(percent);

    /// <summary>The same of the times from the sending; null from a tool.</summary>
    public double? ServicePercentile(double percent) => Of(_services, percent);

    /// <summary>Mean latency, with requests without an answer as in <see cref="Percentile"/>; null from a tool.</summary>
    public double? MeanLatency => _latencies.Mean;

    private long Good => Samples;

    private static double? Of(RequestTimes times, double percent)
    {
        if (times.Count == 0 || (percent is > 99 and < 100 && times.Count < SamplesForTheLastPercentile))
        {
            return null;
        }

        var rank = (long)Math.Ceiling(times.Count * percent / 100);
        return times.AtRank(Math.Clamp(rank, 1, times.Count));
    }

    private double? OfTool(double percent)
    {
        var key = percent.ToString(System.Globalization.CultureInfo.InvariantCulture);
        var told = _windows.Select(window => window.Percentiles!.TryGetValue(key, out var time) ? time : (double?)null).OfType<double>().ToList();
        return told.Count == 0 ? null : percent == 100 ? told.Max() : Median.Of(told);
    }

    private static RequestTimes Merged(IEnumerable<RequestTimes?> times) => RequestTimes.Merge(times.OfType<RequestTimes>());

    private static IEnumerable<double> Seconds10(LoadWindowEvent window)
    {
        const int slots = 10;
        for (var first = 0; first + slots <= window.PerSlot.Count; first++)
        {
            yield return Enumerable.Range(first, slots).Sum(slot => window.PerSlot[slot]);
        }
    }
}
