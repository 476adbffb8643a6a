namespace Goldilocks.Load;

/// <summary>The client's measurements of one window. Times are nanoseconds, sorted ascending; a request with a bad answer has none.</summary>
/// <param name="Seconds">Length of the window: how long requests became due.</param>
/// <param name="Due">Requests that the schedule asked for; in the closed model, those that were sent.</param>
/// <param name="SentInTime">Of those, how many left within the window; the rest waited for a free connection.</param>
/// <param name="Unsent">Due, and never sent because no connection became free.</param>
/// <param name="CompletedInTime">Good answers that arrived within the window; throughput is made of these.</param>
/// <param name="Latencies">From the intended start to the last byte, of every good answer.</param>
/// <param name="ServiceTimes">From the sending to the last byte, of every good answer.</param>
/// <param name="Bad">Failed requests by kind.</param>
/// <param name="PerSlot">Good answers in each tenth of a second.</param>
/// <param name="BodyBytes">Of good answers within the window, without headers.</param>
/// <param name="ClientCpuNanoseconds">CPU time of the client's process.</param>
/// <param name="Checked">Answers whose content was compared, byte by byte or by digest.</param>
public sealed record WindowMeasurement(
    double Seconds,
    long Due,
    long SentInTime,
    long Unsent,
    long CompletedInTime,
    IReadOnlyList<long> Latencies,
    IReadOnlyList<long> ServiceTimes,
    IReadOnlyDictionary<string, long> Bad,
    IReadOnlyList<long> PerSlot,
    long BodyBytes,
    long ClientCpuNanoseconds,
    long Checked)
{
    /// <summary>The length of a slot of <see cref="PerSlot"/>.</summary>
    public const double SlotSeconds = 0.1;

    /// <summary>
    /// How long requests without an answer waited, from when they were due until the client gave them up: timed out, unanswered at the
    /// end, on a lost connection, or never sent. Lower bounds of their latencies. Many that were never sent may share the shortest time among them.
    /// </summary>
    public RequestTimes Waited { get; init; } = RequestTimes.None;

    /// <summary>The same from the sending, for requests that were sent.</summary>
    public RequestTimes WaitedInService { get; init; } = RequestTimes.None;

    /// <summary>Nanoseconds by percentile, 100 for the slowest, from a tool that reports no single times; otherwise null.</summary>
    public IReadOnlyDictionary<string, double>? Percentiles { get; init; }

    /// <summary>Good answers, also those that arrived after the window, before the drain limit.</summary>
    public long Good => Percentiles is null ? Latencies.Count : CompletedInTime;
}
