using Goldilocks.Protocol;

namespace Goldilocks.Results;

/// <summary>Which floor a result lies below.</summary>
public enum FloorKind
{
    /// <summary>Faster than the least possible work: something was not measured.</summary>
    Time,

    /// <summary>The same, judged by the ratios to the baseline where there are any, because times of different moments are not compared.</summary>
    Ratio,

    /// <summary>It reads without making the result: it allocates less than <see cref="Floors.LeastShareOfAllocation"/> of what a copy of the result allocates.</summary>
    Allocation,

    /// <summary>Smaller than the bare payload. Compression and variable-length numbers can do that, so it is only reported.</summary>
    Size,
}

/// <summary>A result below its floor.</summary>
/// <param name="Cell">The result.</param>
/// <param name="Floor">The floor.</param>
/// <param name="Kind">What was compared.</param>
/// <param name="Value">Nanoseconds, the ratio, or bytes.</param>
/// <param name="FloorValue">In the same unit.</param>
/// <param name="Launches">Launches of the one of the two that has fewer.</param>
public sealed record FloorViolation(CellKey Cell, CellKey Floor, FloorKind Kind, double Value, double FloorValue, int Launches)
{
    /// <summary>Faster than the least possible work.</summary>
    public bool IsOfTime => Kind is FloorKind.Time or FloorKind.Ratio;

    /// <summary>True when the result cannot be: it has no rank, and the run must not be trusted. A time below its floor in fewer launches than <see cref="Interval.FewestLaunches"/> may be chance, and is only reported; bytes are exact.</summary>
    public bool IsFailure => Kind == FloorKind.Allocation || (IsOfTime && Launches >= Interval.FewestLaunches);
}

/// <summary>Compares results with their floors (docs/method.md).</summary>
public static class Floors
{
    /// <summary>
    /// Who makes the whole result allocates what a copy of it allocates: in a recorded run of 45 variants none allocated less than 1.00 of it (docs/method.md). A library may still
    /// share strings that are equal, so the limit is a quarter. One that gives out what it made before allocates next to nothing.
    /// </summary>
    public const double LeastShareOfAllocation = 0.25;

    /// <summary>All results of one workload and size below their floor: the whole interval must lie below, so that noise fails no run. Partial results may lie below their floor, and are left out.</summary>
    public static IReadOnlyList<FloorViolation> Violations(IReadOnlyList<CellStatistics> cells)
    {
        var results = cells.Where(cell => !cell.Cell.IsFloor && cell.IsMeasured && cell.Cell.Partial is null).ToList();
        var floors = cells.Where(cell => cell.Cell.IsFloor && cell.IsMeasured).ToList();
        return
        [
            .. from result in results
               from floor in TimeFloors(floors, result)
               let isRatio = result.Ratio is not null && floor.Ratio is not null
               let time = isRatio ? result.Ratio : result.Nanoseconds!
               let floorTime = isRatio ? floor.Ratio : floor.Nanoseconds!
               where time.High < floorTime.Low
               select Violation(result, floor, isRatio ? FloorKind.Ratio : FloorKind.Time, time.Value, floorTime.Value),
            .. from result in results
               from floor in AllocationFloors(floors, result)
               where result.Allocation!.Most < floor.Allocation!.Bytes * LeastShareOfAllocation
               select Violation(result, floor, FloorKind.Allocation, result.Allocation!.Most, floor.Allocation!.Bytes),
            .. from result in results
               from floor in SizeFloors(floors, result)
               let bytes = result.Payload!.Bytes
               let floorBytes = floor.Payload!.Bytes
               where bytes < floorBytes
               select Violation(result, floor, FloorKind.Size, bytes, floorBytes),
        ];
    }

    /// <summary>
    /// The floors of the operation. Where there is a floor that only reads, only such floors count for reading: for deserializing, the least work is allocating the
    /// result, not copying bytes back.
    /// </summary>
    private static IReadOnlyList<CellStatistics> TimeFloors(IReadOnlyList<CellStatistics> floors, CellStatistics result)
    {
        var candidates = floors.Where(floor => floor.Cell.Operation == result.Cell.Operation && AreAlike(floor, result)).ToList();
        var readers = candidates.Where(floor => floor.Cell.Partial is not null).ToList();
        return readers.Count > 0 ? readers : candidates;
    }

    /// <summary>The floors that make the result and do nothing else.</summary>
    private static IEnumerable<CellStatistics> AllocationFloors(IReadOnlyList<CellStatistics> floors, CellStatistics result) =>
        result is { Cell.Operation: Operation.Deserialize, Allocation: not null }
            ? floors.Where(floor => floor is { Cell: { Operation: Operation.Deserialize, Partial: not null }, Allocation: not null } && AreAlike(floor, result))
            : [];

    /// <summary>The floors that write. A payload is compared once, for the operation that writes.</summary>
    private static IEnumerable<CellStatistics> SizeFloors(IReadOnlyList<CellStatistics> floors, CellStatistics result) =>
        result.Cell.Operation == Operation.Serialize && result.Payload is not null
            ? floors.Where(floor => floor.Cell.Operation == Operation.Serialize && floor.Payload is not null && AreAlike(floor, result))
            : [];

    /// <summary>Another runtime copies at another speed, so a result is only compared with the floor of its own condition.</summary>
    private static bool AreAlike(CellStatistics floor, CellStatistics result) => floor.Cell.Key.Condition == result.Cell.Key.Condition;

    private static FloorViolation Violation(CellStatistics result, CellStatistics floor, FloorKind kind, double value, double floorValue) =>
        new(result.Cell.Key, floor.Cell.Key, kind, value, floorValue, Math.Min(result.Launches.Count, floor.Launches.Count));
}
