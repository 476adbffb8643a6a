using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Decides which remarks a measured cell carries.</summary>
internal static class Remarks
{
    /// <summary>Above this, the measuring thread had to wait for something (docs/method.md).</summary>
    public const double HighestWallPerCpu = 1.1;

    public static IReadOnlyList<Remark> Of(CellStatistics cell, MeasurementSettings settings, IReadOnlyList<FloorViolation> violations)
    {
        (Remark Remark, bool Applies)[] remarks =
        [
            (Remark.OtherThreads, cell.Clock == MainClock.ProcessCpu),
            (Remark.AllocatesOnOtherThreads, cell.Allocation is { HappensElsewhere: true }),
            (Remark.AllocationVaries, cell.Allocation is { Varies: true }),
            (Remark.PayloadVaries, cell.Payload is { Varies: true }),
            (Remark.WallAboveCpu, cell.Totals.WallPerCpu > HighestWallPerCpu),
            (Remark.Waits, MainClocks.Waits(cell.Cell.Samples)),
            (Remark.WarmupNotQuiet, cell.UnquietWarmups > 0),
            (Remark.WideInterval, (cell.Ratio ?? cell.Nanoseconds)?.HalfWidth > settings.TargetHalfWidth),
            (Remark.OutlierLaunches, cell.Outliers.Count > 0),
            (Remark.BelowTimeFloor, violations.Any(violation => violation.Cell == cell.Cell.Key && violation.IsOfTime)),
            (Remark.BelowAllocationFloor, violations.Any(violation => violation.Cell == cell.Cell.Key && violation.Kind == FloorKind.Allocation)),
            (Remark.BelowSizeFloor, violations.Any(violation => violation.Cell == cell.Cell.Key && violation.Kind == FloorKind.Size)),
        ];
        return [.. remarks.Where(remark => remark.Applies).Select(remark => remark.Remark)];
    }
}
