using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>The results of a load test: the model that every renderer prints.</summary>
/// <param name="Info">The request, and the machine.</param>
/// <param name="Tables">One for each workload and size.</param>
/// <param name="Unready">Serializers that could not be built.</param>
/// <param name="Advice">What a reader should know before trusting the figures.</param>
public sealed record LoadReport(
    LoadInfo Info,
    IReadOnlyList<LoadTable> Tables,
    IReadOnlyList<LoadSerializerEvent> Unready,
    IReadOnlyList<string> Advice)
{
    /// <summary>The row of the endpoint that answers ready bytes.</summary>
    public const string CeilingName = "ceiling: ready bytes";
}

/// <summary>One workload and size.</summary>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">Count of its unit.</param>
/// <param name="Baseline">The variant that ratios are taken to; null when it was not measured.</param>
/// <param name="IntervalOver">The values that the intervals are computed from: <c>launches</c>, or <c>windows</c> where there are fewer than three launches.</param>
/// <param name="Rows">Best first; the ceiling after them, then those without figures.</param>
public sealed record LoadTable(string Workload, int Size, string? Baseline, string IntervalOver, IReadOnlyList<LoadRow> Rows);

/// <summary>One cell.</summary>
/// <param name="Key">What it is.</param>
/// <param name="IsCeiling">True for the endpoint that answers ready bytes.</param>
/// <param name="Outcome"><see cref="Measured"/>, or what happened instead.</param>
/// <param name="Hint">What to do about it; empty where nothing needs doing.</param>
/// <param name="Figures">What the client saw; null where nothing was measured.</param>
/// <param name="Server">What the server did; null where nothing was measured.</param>
/// <param name="Started">How it started; null where it did not.</param>
/// <param name="Ratio">Requests a second to the baseline's in the closed model, median latency to the baseline's in the open one; null for the baseline and where there is none.</param>
/// <param name="CpuRatio">The server's CPU time for a request to the baseline's.</param>
/// <param name="Held">Of a sweep: the highest rate held; null where rates were not swept.</param>
public sealed record LoadRow(
    CellKey Key,
    bool IsCeiling,
    Outcome Outcome,
    string Hint,
    WindowFigures? Figures,
    ServerFigures? Server,
    LoadStartedEvent? Started,
    Interval? Ratio,
    Interval? CpuRatio,
    LoadHeldEvent? Held)
{
    /// <summary>As the tables print it.</summary>
    public string Label => IsCeiling ? LoadReport.CeilingName : Key.Label();
}
