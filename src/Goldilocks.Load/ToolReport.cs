namespace Goldilocks.Load;

/// <summary>The report of an installed load generator about one window.</summary>
/// <param name="Seconds">How long it ran.</param>
/// <param name="Good">Answers with a status of 2xx.</param>
/// <param name="Bytes">Read, as the tool counts them (with or without headers).</param>
/// <param name="Bad">Failed requests by kind.</param>
/// <param name="Percentiles">Latency in nanoseconds by percentile, 100 for the slowest.</param>
public sealed record ToolReport(
    double Seconds,
    long Good,
    long Bytes,
    IReadOnlyDictionary<string, long> Bad,
    IReadOnlyDictionary<string, double> Percentiles);
