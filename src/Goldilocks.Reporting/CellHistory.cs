using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>How the cells of several runs, or of several versions in one run, moved from one moment to the next.</summary>
/// <param name="Threshold">How large a step must significantly be to be marked, as a share: 0.05 is 5 %.</param>
/// <param name="Cells">Every cell that was measured at two moments or more, or at one and is lost.</param>
public sealed record RunHistory(double Threshold, IReadOnlyList<CellHistory> Cells)
{
    /// <summary>True when a cell became slower at its last moment.</summary>
    public bool EndsSlower => Cells.Any(cell => cell is { Lost: null } && cell.Points[^1].Step is { Verdict: TimeVerdict.Slower });

    /// <summary>True when a cell ends slower, or is lost.</summary>
    public bool EndsWorse => EndsSlower || Cells.Any(cell => cell.Lost is not null);

    /// <summary>The marked steps, in the order of the cells.</summary>
    public IEnumerable<(CellHistory Cell, HistoryPoint Before, HistoryPoint After)> Steps =>
        from cell in Cells
        from pair in cell.Points.Zip(cell.Points.Skip(1))
        where pair.Second.Step is { IsMarked: true }
        select (cell, pair.First, pair.Second);
}

/// <summary>One cell at several moments.</summary>
/// <param name="Subject">Which; without its version, because that may be what changes.</param>
/// <param name="Points">The moments at which it was measured, from the first to the last: two or more, or one where it is lost.</param>
/// <param name="Lost">What it is at its serializer's last moment, where it was measured before and is not measured then; null where it is measured, or was not asked for.</param>
public sealed record CellHistory(ComparedCell Subject, IReadOnlyList<HistoryPoint> Points, LostCell? Lost = null);

/// <summary>The outcome of a cell that was measured earlier: an answer that became wrong, a crash, a version that does not build.</summary>
/// <param name="Moment">The last one of its serializer.</param>
/// <param name="Outcome">Its name; <see cref="Results.Outcome.NotMeasured"/> when the run did not get to it.</param>
/// <param name="Reason">One line that says why.</param>
public sealed record LostCell(Moment Moment, string Outcome, string Reason);

/// <summary>A cell at one moment.</summary>
/// <param name="Moment">When and where.</param>
/// <param name="Ratio">To the baseline of its run.</param>
/// <param name="Relative">The ratio over that of the first moment: 1.2 means that a fifth was added since then.</param>
/// <param name="Step">The change since the last moment before at which the cell was measured; null for the first.</param>
public sealed record HistoryPoint(Moment Moment, Interval Ratio, double Relative, HistoryStep? Step);

/// <summary>The change between two moments, as <c>goldilocks compare</c> computes it.</summary>
/// <param name="Ratio">Later over earlier, with its interval; null where it cannot be compared.</param>
/// <param name="Verdict">What the interval says against the threshold.</param>
public sealed record HistoryStep(Interval? Ratio, TimeVerdict Verdict)
{
    /// <summary>True where compare would report it.</summary>
    public bool IsMarked => Verdict is TimeVerdict.Slower or TimeVerdict.Faster;
}

/// <summary>A version in a run: one moment of a library's history.</summary>
/// <param name="Run">The name of the run's folder.</param>
/// <param name="StartedUtc">Of the run.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Revision">Of the checkout of Goldilocks; <c>unknown</c> for an installed tool.</param>
/// <param name="Runtime">That the run's own settings use.</param>
/// <param name="Machine">Processor, cores and architecture.</param>
public sealed record Moment(string Run, DateTimeOffset StartedUtc, string Version, string Revision, string Runtime, string Machine)
{
    internal static Moment Of(string run, RunInfo info, string version) => new(
        run,
        info.StartedUtc,
        version,
        info.Machine.SourceRevision,
        info.Machine.Runtime,
        FormattableString.Invariant($"{info.Machine.Processor}, {info.Machine.LogicalCores} cores, {info.Machine.Architecture}"));
}
