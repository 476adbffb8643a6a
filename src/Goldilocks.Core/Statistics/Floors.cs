using Goldilocks.Core.Results;
using Goldilocks.Protocol;

namespace Goldilocks.Core.Statistics;

/// <summary>Which floor a result lies below.</summary>
public enum FloorKind
{
    /// <summary>Faster than the least work there is: something was not measured. The run has failed.</summary>
    Time,

    /// <summary>Smaller than the bare payload: compression and variable-length numbers can do that, so it is only told.</summary>
    Size,
}

/// <summary>A result below its floor.</summary>
/// <param name="Cell">The result.</param>
/// <param name="Floor">The floor.</param>
/// <param name="Kind">In time or in size.</param>
/// <param name="Value">Nanoseconds or bytes.</param>
/// <param name="FloorValue">Nanoseconds or bytes.</param>
public sealed record FloorViolation(CellKey Cell, CellKey Floor, FloorKind Kind, double Value, double FloorValue)
{
    /// <summary>True when the run must not be trusted.</summary>
    public bool IsFailure => Kind == FloorKind.Time;
}

/// <summary>Compares results with their floors (METHODOLOGY.md, "Floors and ties").</summary>
public static class Floors
{
    /// <summary>All results of one workload and size below their floor. Partial results may be, and are left out.</summary>
    public static IReadOnlyList<FloorViolation> Violations(IReadOnlyList<CellStatistics> cells)
    {
        var results = cells.Where(cell => !cell.Cell.IsFloor && cell.IsMeasured && cell.Cell.Partial is null).ToList();
        var floors = cells.Where(cell => cell.Cell.IsFloor && cell.IsMeasured).ToList();
        return
        [
            .. from result in results
               from floor in TimeFloors(floors, result)
               where IsBelow(result, floor)
               select new FloorViolation(result.Cell.Key, floor.Cell.Key, FloorKind.Time, result.Nanoseconds!.Value, floor.Nanoseconds!.Value),
            .. from result in results
               from floor in SizeFloors(floors, result)
               let bytes = result.Payload!.Bytes
               let floorBytes = floor.Payload!.Bytes
               where bytes < floorBytes
               select new FloorViolation(result.Cell.Key, floor.Cell.Key, FloorKind.Size, bytes, floorBytes),
        ];
    }

    /// <summary>
    /// The floors of the operation. One that only reads stands for reading alone, and then only such count: for deserializing that is
    /// allocating the result, and not copying bytes back.
    /// </summary>
    private static IReadOnlyList<CellStatistics> TimeFloors(IReadOnlyList<CellStatistics> floors, CellStatistics result)
    {
        var candidates = floors.Where(floor => floor.Cell.Operation == result.Cell.Operation && AreAlike(floor, result)).ToList();
        var readers = candidates.Where(floor => floor.Cell.Partial is not null).ToList();
        return readers.Count > 0 ? readers : candidates;
    }

    /// <summary>The floors that write; told once, for the operation that writes.</summary>
    private static IEnumerable<CellStatistics> SizeFloors(IReadOnlyList<CellStatistics> floors, CellStatistics result) =>
        result.Cell.Operation == Operation.Serialize && result.Payload is not null
            ? floors.Where(floor => floor.Cell.Operation == Operation.Serialize && floor.Payload is not null && AreAlike(floor, result))
            : [];

    /// <summary>Another runtime copies at another speed: only the floor of one's own condition is one.</summary>
    private static bool AreAlike(CellStatistics floor, CellStatistics result) => floor.Cell.Key.Condition == result.Cell.Key.Condition;

    /// <summary>Below with all of its interval, so that noise fails no run.</summary>
    private static bool IsBelow(CellStatistics result, CellStatistics floor) =>
        result.Ratio is { } ratio && floor.Ratio is { } floorRatio
            ? ratio.High < floorRatio.Low
            : result.Nanoseconds!.High < floor.Nanoseconds!.Low;
}
