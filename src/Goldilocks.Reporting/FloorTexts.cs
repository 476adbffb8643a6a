using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Results below their floor, in words.</summary>
public static class FloorTexts
{
    /// <summary>A result that is too good to be true, with its place.</summary>
    public static string Of(FloorViolation violation) => $"{Place(violation)}: {Beside(violation)}";

    /// <summary>The same for beside its row.</summary>
    public static string Beside(FloorViolation violation) =>
        $"{violation.Cell.Operation.Name()} {Taken(violation)} of the floor {violation.Floor.Label()}; "
        + (violation.IsFailure ? "something was not measured" : Few(violation.Launches));

    /// <summary>All payloads that are smaller than the bare one, in one sentence; empty when there are none.</summary>
    /// <param name="violations">Of the run.</param>
    /// <param name="most">Payloads that are named; the rest is counted.</param>
    public static string Smaller(IEnumerable<FloorViolation> violations, int most = int.MaxValue)
    {
        var sizes = violations
            .Where(violation => violation.Kind == FloorKind.Size)
            .Select(violation => $"{Place(violation)} ({Units.Count((long)violation.Value)} of {Units.Count((long)violation.FloorValue)} B)")
            .ToList();
        return sizes.Count == 0
            ? ""
            : $"Smaller than the bare payload, as compression and variable-length numbers can make it: {string.Join(", ", sizes.Take(most))}{(sizes.Count > most ? $", and {Units.Count(sizes.Count - most)} more" : "")}.";
    }

    private static string Taken(FloorViolation violation) => violation.Kind switch
    {
        FloorKind.Ratio => $"takes {Units.Ratio(violation.Value)} of the baseline's time, less than the {Units.Ratio(violation.FloorValue)}",
        FloorKind.Allocation => $"allocates {Units.Bytes((long)violation.Value)}, far less than the {Units.Bytes((long)violation.FloorValue)}",
        _ => $"takes {Units.Time(violation.Value)}, less than the {Units.Time(violation.FloorValue)}",
    };

    private static string Few(int launches) =>
        $"in {launches} {(launches == 1 ? "launch" : "launches")} that may be chance, --launches {Interval.FewestLaunches} would tell";

    private static string Place(FloorViolation violation) =>
        $"{violation.Cell.Label(withVersion: true)} on {violation.Cell.Workload} {Units.Count(violation.Cell.Size)}";
}
