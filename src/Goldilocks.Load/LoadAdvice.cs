using System.Globalization;

namespace Goldilocks.Load;

/// <summary>What a reader should know before trusting the figures.</summary>
internal static class LoadAdvice
{
    /// <summary>At this share of the ceiling's requests, the figures describe the client and HTTP rather than the serializer.</summary>
    private const double NearCeiling = 0.9;

    /// <summary>A client that uses more than this disturbs the server's tail on a shared machine (docs/experiments/load.md).</summary>
    private const double BusyClientCores = 0.5;

    public static IEnumerable<string> Of(LoadInfo info, IReadOnlyList<LoadTable> tables)
    {
        foreach (var table in tables)
        {
            var measured = table.Rows.Where(row => row.Figures is not null).ToList();
            foreach (var text in Shares(info, table, measured).Concat(Limits(info, table, measured)))
            {
                yield return text;
            }

            if (table.IntervalOver == "windows" && measured.Any(row => row.Ratio is not null))
            {
                yield return $"{table.Workload}: the intervals are over the windows of {Launches(info)}, so they do not show how one process differs from the next; --launches 5 does.";
            }
        }
    }

    private static string Launches(LoadInfo info) => info.Plan.Launches == 1 ? "one launch" : string.Create(CultureInfo.InvariantCulture, $"{info.Plan.Launches} launches");

    private static IEnumerable<string> Shares(LoadInfo info, LoadTable table, IReadOnlyList<LoadRow> measured)
    {
        if (measured.Count == 0)
        {
            yield break;
        }

        var client = measured.Max(row => row.Figures!.ClientCores);
        var server = measured.Max(row => row.Server!.Cores);
        yield return string.Create(
            CultureInfo.InvariantCulture,
            $"{table.Workload}: client and server shared {info.Machine.LogicalCores} cores; the client used up to {client:0.00}, a server up to {server:0.00}.");
        if (info.Plan.Rate is not null && client > BusyClientCores)
        {
            yield return string.Create(
                CultureInfo.InvariantCulture,
                $"{table.Workload}: the client used more than half a core, so the tail (99 % and above) is partly its own. A lower --rate, or another machine for the client.");
        }
    }

    private static IEnumerable<string> Limits(LoadInfo info, LoadTable table, IReadOnlyList<LoadRow> measured)
    {
        var ceiling = measured.FirstOrDefault(row => row.IsCeiling)?.Figures;
        if (ceiling is null || info.Plan.Rate is not null || info.Plan.SloMilliseconds is not null)
        {
            yield break;
        }

        var near = measured.Where(row => !row.IsCeiling && row.Figures!.RequestsPerSecond > NearCeiling * ceiling.RequestsPerSecond).Select(row => row.Label).ToList();
        if (near.Count > 0)
        {
            yield return $"{table.Workload}: {string.Join(", ", near)} came within 10 % of the ceiling: there the client and HTTP were the limit, not the serializer. A larger --count shows more.";
        }
    }
}
