namespace Goldilocks.Results;

/// <summary>Serializing and deserializing taken together.</summary>
/// <param name="ByLaunch">Ratio of each launch to the baseline's round trip, or nanoseconds where there is no baseline.</param>
/// <param name="Ratio">Over launches; null where there is no baseline.</param>
/// <param name="Nanoseconds">The sum of the two operations'.</param>
public sealed record RoundTrip(IReadOnlyDictionary<int, double> ByLaunch, Interval? Ratio, double Nanoseconds)
{
    /// <summary>The ratio is the sum of the two times over the sum of the baseline's.</summary>
    /// <param name="serialize">The cell of serializing.</param>
    /// <param name="deserialize">The cell of deserializing.</param>
    /// <param name="baselineSerialize">The baseline's nanoseconds; null where there is no baseline.</param>
    /// <param name="baselineDeserialize">The baseline's nanoseconds; null where there is no baseline.</param>
    /// <returns>Null when one of the two is not measured, or when they have no launch in common.</returns>
    public static RoundTrip? Of(
        CellStatistics serialize,
        CellStatistics deserialize,
        double? baselineSerialize,
        double? baselineDeserialize)
    {
        if (!serialize.IsMeasured || !deserialize.IsMeasured)
        {
            return null;
        }

        var baseline = baselineSerialize + baselineDeserialize;
        var byLaunch = SummedTimes.ByLaunch([TimesOf(serialize), TimesOf(deserialize)], baseline ?? 1);
        return byLaunch.Count == 0
            ? null
            : new RoundTrip(
                byLaunch,
                baseline is null ? null : byLaunch.Values.All(ratio => ratio == 1) ? serialize.Ratio : serialize.Scatter.Of([.. byLaunch.Values]),
                serialize.Nanoseconds!.Value + deserialize.Nanoseconds!.Value);
    }

    private static OperationTimes TimesOf(CellStatistics cell) =>
        new(cell.Nanoseconds!.Value, cell.Launches.ToDictionary(launch => launch.Launch, launch => launch.Ratio ?? launch.Nanoseconds));
}

/// <summary>One operation of several that are done one after the other.</summary>
/// <param name="Nanoseconds">Of all that is done of it: the table's time, times how often.</param>
/// <param name="ByLaunch">Ratios or times, by launch.</param>
public sealed record OperationTimes(double Nanoseconds, IReadOnlyDictionary<int, double> ByLaunch);

/// <summary>Several operations as one.</summary>
public static class SummedTimes
{
    /// <summary>
    /// The sum of the times over the baseline's, launch by launch. A launch is above or below that sum as the operations are above or below their own middles, each by its share of the time; so the geometric mean of the launches is exactly the ratio of the sums.
    /// </summary>
    /// <param name="operations">One at least.</param>
    /// <param name="baselineNanoseconds">The sum of the baseline's times; 1 for times instead of ratios.</param>
    /// <returns>The launches that all operations have; there may be none.</returns>
    public static IReadOnlyDictionary<int, double> ByLaunch(IReadOnlyList<OperationTimes> operations, double baselineNanoseconds)
    {
        var common = operations.Select(operation => operation.ByLaunch.Keys).Aggregate<IEnumerable<int>>((left, right) => left.Intersect(right)).ToList();
        var total = operations.Sum(operation => operation.Nanoseconds);
        var relative = operations.Select(operation => (Share: operation.Nanoseconds / total, Launches: RelativeTo(operation.ByLaunch, common))).ToList();
        return common.ToDictionary(
            launch => launch,
            launch => total / baselineNanoseconds * relative.Aggregate(1.0, (product, operation) => product * Math.Pow(operation.Launches[launch], operation.Share)));
    }

    private static Dictionary<int, double> RelativeTo(IReadOnlyDictionary<int, double> byLaunch, List<int> common)
    {
        var middle = common.Count == 0 ? 1 : GeometricMean.Of([.. common.Select(launch => byLaunch[launch])]);
        return common.ToDictionary(launch => launch, launch => byLaunch[launch] / middle);
    }
}
