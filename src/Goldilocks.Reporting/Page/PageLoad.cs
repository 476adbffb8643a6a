using Goldilocks.Results;

namespace Goldilocks.Reporting.Page;

/// <summary>One folder of <c>goldilocks load</c>.</summary>
/// <param name="Name">Of the folder.</param>
/// <param name="CommandLine">As it would be typed.</param>
/// <param name="StartedUtc">In UTC.</param>
/// <param name="Machine">Where client and servers ran.</param>
/// <param name="OfferedRate">Requests a second that were asked for; null in the closed model and in a sweep.</param>
/// <param name="Connections">Kept open.</param>
/// <param name="SloMilliseconds">Of a sweep; otherwise null.</param>
/// <param name="Tables">One for each workload and size.</param>
/// <param name="Advice">What a reader should know before trusting the figures.</param>
public sealed record PageLoad(
    string Name,
    string CommandLine,
    DateTimeOffset StartedUtc,
    MachineInfo Machine,
    double? OfferedRate,
    int Connections,
    double? SloMilliseconds,
    IReadOnlyList<PageLoadTable> Tables,
    IReadOnlyList<string> Advice);

/// <summary>One workload and size.</summary>
public sealed record PageLoadTable(string Workload, int Size, string? Baseline, IReadOnlyList<PageLoadRow> Rows);

/// <summary>One server.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="IsCeiling">True for the endpoint that answers ready bytes.</param>
/// <param name="Outcome">The outcome's name.</param>
/// <param name="Reason">Null for a measurement.</param>
/// <param name="Hint">What to do about it; null where nothing needs doing.</param>
/// <param name="RequestsPerSecond">Good answers; null without figures.</param>
/// <param name="Latencies">Ascending.</param>
/// <param name="Ratio">To the baseline.</param>
/// <param name="Bad">Requests that failed.</param>
/// <param name="HeldRate">Of a sweep: the highest rate held.</param>
/// <param name="Server">Names and texts of the server's figures.</param>
public sealed record PageLoadRow(
    string Serializer,
    string Variant,
    string Version,
    bool IsCeiling,
    string Outcome,
    string? Reason,
    string? Hint,
    double? RequestsPerSecond,
    IReadOnlyList<PageLatency> Latencies,
    PageFigure? Ratio,
    long? Bad,
    double? HeldRate,
    IReadOnlyList<IReadOnlyList<string>> Server);

/// <summary>The latency that so many per cent of requests do not exceed.</summary>
/// <param name="Percent">0 to 100.</param>
/// <param name="Nanoseconds">The latency.</param>
public sealed record PageLatency(double Percent, double Nanoseconds);
