using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Load;

/// <summary>Makes the report from what was recorded. A pure function.</summary>
public static class LoadReportBuilder
{
    private const int LaunchesForAnInterval = 3;

    /// <summary>The report of a load test, finished or not.</summary>
    public static LoadReport Build(LoadData data)
    {
        var plan = data.Info.Plan;
        var cells = data.Events.OfType<LoadCellEvent>().ToList();
        var tables = cells
            .GroupBy(cell => (cell.Key.Workload, cell.Key.Size))
            .Select(group => Table(data, plan, group.Key.Workload, group.Key.Size, [.. group]))
            .ToList();
        return new LoadReport(data.Info, tables, [.. data.Events.OfType<LoadSerializerEvent>()], [.. LoadAdvice.Of(data.Info, tables)]);
    }

    private static LoadTable Table(LoadData data, LoadPlan plan, string workload, int size, IReadOnlyList<LoadCellEvent> cells)
    {
        var windows = data.Events.OfType<LoadWindowEvent>().GroupBy(window => window.Cell).ToDictionary(group => group.Key, group => group.ToList());
        var baseline = Baseline(plan, cells, windows);
        var overLaunches = windows.Values.SelectMany(of => of).Select(window => window.Launch).Distinct().Count() >= LaunchesForAnInterval;
        var rows = cells.Select(cell => Row(data, plan, cell, windows.GetValueOrDefault(cell.Id, []), baseline, overLaunches)).ToList();
        return new LoadTable(
            workload,
            size,
            baseline is null ? null : cells.First(cell => cell.Id == baseline[0].Cell).Key.Label(),
            overLaunches ? "launches" : "windows",
            [.. rows.OrderBy(Group).ThenBy(row => Order(row, plan))]);
    }

    private static List<LoadWindowEvent>? Baseline(LoadPlan plan, IReadOnlyList<LoadCellEvent> cells, Dictionary<int, List<LoadWindowEvent>> windows)
    {
        var pattern = SerializerPattern.Parse(plan.Baseline);
        var present = cells.Where(cell => !cell.IsCeiling && windows.ContainsKey(cell.Id)).ToList();
        var chosen = present.FirstOrDefault(cell => pattern.Matches(cell.Key.Serializer, cell.Key.Variant) && (pattern.Variant is not null || cell.Key.Variant.Length == 0))
            ?? present.FirstOrDefault();
        return chosen is null ? null : windows[chosen.Id];
    }

    private static LoadRow Row(
        LoadData data,
        LoadPlan plan,
        LoadCellEvent cell,
        List<LoadWindowEvent> windows,
        List<LoadWindowEvent>? baseline,
        bool overLaunches)
    {
        var outcome = data.Events.OfType<LoadOutcomeEvent>().FirstOrDefault(found => found.Cell == cell.Id);
        var started = data.Events.OfType<LoadStartedEvent>().FirstOrDefault(found => found.Cell == cell.Id);
        var held = data.Events.OfType<LoadHeldEvent>().FirstOrDefault(found => found.Cell == cell.Id);
        if (windows.Count == 0 || outcome is not null)
        {
            return new LoadRow(
                cell.Key, cell.IsCeiling, outcome?.Outcome ?? new Unsupported("the test ended before its turn"), outcome?.Hint ?? "", null, null, started, null, null, held);
        }

        // A sweep shows the figures of the trial that was held. When a first trial at that rate failed, it is the last one. Other trials would mix rates.
        var shown = held?.HeldRate is { } rate ? [windows.Last(window => window.OfferedRate == rate)] : windows;
        var figures = WindowFigures.Of(shown);
        var compares = baseline is not null && baseline[0].Cell != cell.Id && plan.SloMilliseconds is null;
        return new LoadRow(
            cell.Key,
            cell.IsCeiling,
            new Measured(),
            figures.Bad.Count > 0 ? LoadHints.ForBad(plan) : figures.IsOverloaded ? "overloaded: a lower --rate" : "",
            figures,
            ServerFigures.Of(shown, data.Info.Machine.LogicalCores),
            started,
            compares ? Ratio(windows, baseline!, overLaunches, plan.Rate is null ? RequestsPerSecond : MedianLatency) : null,
            compares ? Ratio(windows, baseline!, overLaunches, figures => figures.ServerCpuPerRequest) : null,
            held);
    }

    private static double RequestsPerSecond(WindowFigures figures) => figures.RequestsPerSecond;

    private static double MedianLatency(WindowFigures figures) => figures.Percentile(50) ?? 0;

    /// <summary>Within pairs of the same round; then their median for each launch, where there are enough launches for an interval.</summary>
    private static Interval? Ratio(List<LoadWindowEvent> windows, List<LoadWindowEvent> baseline, bool overLaunches, Func<WindowFigures, double> figure)
    {
        var of = baseline.ToDictionary(window => (window.Launch, window.Round));
        var pairs = windows
            .Where(window => of.ContainsKey((window.Launch, window.Round)))
            .Select(window => (window.Launch, Mine: figure(WindowFigures.Of(window)), Theirs: figure(WindowFigures.Of(of[(window.Launch, window.Round)]))))
            .Where(pair => pair is { Mine: > 0, Theirs: > 0 })
            .Select(pair => (pair.Launch, Ratio: pair.Mine / pair.Theirs))
            .ToList();
        if (pairs.Count == 0)
        {
            return null;
        }

        return OrderStatistics.OfRatios(overLaunches
            ? [.. pairs.GroupBy(pair => pair.Launch).Select(launch => Median.OfRatios(launch.Select(pair => pair.Ratio)))]
            : [.. pairs.Select(pair => pair.Ratio)]);
    }

    private static int Group(LoadRow row) => row.Figures is null ? 2 : row.IsCeiling ? 1 : 0;

    /// <summary>Best first: by the held rate, by requests a second, or by the 99th percentile at the same rate.</summary>
    private static double Order(LoadRow row, LoadPlan plan) => row.Figures is not { } figures ? 0
        : plan.SloMilliseconds is not null ? -(row.Held?.HeldRate ?? 0)
        : plan.Rate is null ? -figures.RequestsPerSecond
        : figures.Percentile(99) ?? double.MaxValue;
}
