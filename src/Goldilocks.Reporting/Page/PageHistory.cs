using Goldilocks.Protocol;

namespace Goldilocks.Reporting.Page;

/// <summary>One cell at several moments, as the page draws it.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Condition">Of its processes; empty where a run has one.</param>
/// <param name="Workload">With parameters that are not at their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operation">The timed operation.</param>
/// <param name="Points">The moments at which it was measured, from the first to the last.</param>
/// <param name="Lost">The last moment, where it was measured before and is not measured then; otherwise null.</param>
public sealed record PageHistory(string Serializer, string Variant, string Condition, string Workload, int Size, Operation Operation, IReadOnlyList<PagePoint> Points, PageLost? Lost)
{
    /// <summary>As <c>goldilocks history</c> marks them without an option.</summary>
    private const double Threshold = 0.05;

    /// <summary>The history of these runs; empty where nothing has two moments.</summary>
    public static IReadOnlyList<PageHistory> Of(IReadOnlyList<ReportedRun> runs) =>
        [.. HistoryBuilder.Build([.. runs.Where(run => HasValuesOf(runs[0].Report, run.Report)).Select(run => (run.Name, run.Report))], Threshold).Cells.Select(cell => new PageHistory(
            cell.Subject.Serializer,
            cell.Subject.Variant,
            cell.Subject.Condition,
            cell.Subject.Workload,
            cell.Subject.Size,
            cell.Subject.Operation!.Value,
            [.. cell.Points.Select(Point)],
            LostAt(cell.Lost)))];

    /// <summary>Runs of other values stand beside each other in the page, but they are no history.</summary>
    private static bool HasValuesOf(RunReport first, RunReport other) => first.Run.Plan.DataSeed == other.Run.Plan.DataSeed;

    private static PageLost? LostAt(LostCell? lost) => lost is null ? null : new(
        lost.Moment.Run,
        lost.Moment.StartedUtc,
        lost.Moment.Version,
        lost.Moment.Revision,
        lost.Moment.Runtime,
        lost.Moment.Machine,
        lost.Outcome,
        lost.Reason);

    private static PagePoint Point(HistoryPoint point) => new(
        point.Moment.Run,
        point.Moment.StartedUtc,
        point.Moment.Version,
        point.Moment.Revision,
        point.Moment.Runtime,
        point.Moment.Machine,
        PageBuilder.Ratio(point.Ratio)!,
        point.Step is { IsMarked: true } step ? PageBuilder.Ratio(step.Ratio) : null);
}

/// <summary>A cell at one moment.</summary>
/// <param name="Run">The name of the run's folder.</param>
/// <param name="StartedUtc">Of the run.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Revision">Of the checkout.</param>
/// <param name="Runtime">Of the run.</param>
/// <param name="Machine">Processor, cores and architecture.</param>
/// <param name="Ratio">To the run's baseline.</param>
/// <param name="Step">Later over earlier, where compare would report the change since the point before; null elsewhere.</param>
public sealed record PagePoint(string Run, DateTimeOffset StartedUtc, string Version, string Revision, string Runtime, string Machine, PageFigure Ratio, PageFigure? Step);

/// <summary>The moment at which a cell is not measured any more.</summary>
/// <param name="Run">The name of the run's folder.</param>
/// <param name="StartedUtc">Of the run.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Revision">Of the checkout.</param>
/// <param name="Runtime">Of the run.</param>
/// <param name="Machine">Processor, cores and architecture.</param>
/// <param name="Outcome">What it is instead.</param>
/// <param name="Reason">One line that says why.</param>
public sealed record PageLost(string Run, DateTimeOffset StartedUtc, string Version, string Revision, string Runtime, string Machine, string Outcome, string Reason);
