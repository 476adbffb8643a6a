using Goldilocks.Commands;
using Goldilocks.Load;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;

namespace Goldilocks.Cli.Load;

/// <summary>A load test as the page shows it.</summary>
public static class LoadPage
{
    /// <summary>The points of the drawn curve; 100 is the slowest request.</summary>
    private static readonly double[] s_percentiles = [0, 25, 50, 75, 90, 95, 98, 99, 99.5, 99.8, 99.9, 99.95, 99.99, 100];

    /// <summary>Trims a report to what the page shows.</summary>
    public static PageLoad Of(string name, LoadReport report)
    {
        var plan = report.Info.Plan;
        return new PageLoad(
            name,
            CommandLines.Of(report.Info.Command),
            report.Info.StartedUtc,
            report.Info.Machine,
            plan.Rate,
            plan.Connections,
            plan.SloMilliseconds,
            [.. report.Tables.Select(table => new PageLoadTable(table.Workload, table.Size, table.Baseline, [.. table.Rows.Select(Row)]))],
            report.Advice);
    }

    private static PageLoadRow Row(LoadRow row) => new(
        row.Key.Serializer,
        row.Key.Variant,
        row.Key.Version,
        row.IsCeiling,
        row.Outcome.Name,
        row.Outcome is Measured ? null : row.Outcome.Reason,
        row.Hint.Length == 0 ? null : row.Hint,
        row.Figures?.RequestsPerSecond,
        row.Figures is null ? [] : [.. s_percentiles.Select(percent => (percent, Time: row.Figures.Percentile(percent)))
            .Where(point => point.Time is not null)
            .Select(point => new PageLatency(point.percent, point.Time!.Value))],
        PageBuilder.Ratio(row.Ratio),
        row.Figures?.Bad.Values.Sum(),
        row.Held?.HeldRate,
        row.Figures is null || row.Server is null || row.Started is null ? [] : [.. LoadTexts.Server.Select(figure => (IReadOnlyList<string>)[figure.Name, figure.Text(row)])]);
}
