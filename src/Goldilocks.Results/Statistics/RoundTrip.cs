namespace Goldilocks.Results.Statistics;

/// <summary>Serializing and deserializing taken together.</summary>
/// <param name="ByLaunch">Ratio of each launch to the baseline's round trip, or nanoseconds where there is no baseline.</param>
/// <param name="Ratio">Over launches; null where there is no baseline.</param>
/// <param name="Nanoseconds">The sum of the two operations'.</param>
public sealed record RoundTrip(IReadOnlyDictionary<int, double> ByLaunch, Interval? Ratio, double Nanoseconds)
{
    /// <summary>
    /// The ratio of a launch is the mean of the two operations' ratios, weighted by the baseline's own times: exactly the time of a round trip
    /// over the time of the baseline's, without dividing times of different rounds.
    /// </summary>
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

        var share = baselineSerialize / (baselineSerialize + baselineDeserialize);
        var pairs = serialize.Launches.Join(deserialize.Launches, left => left.Launch, right => right.Launch, (left, right) => (left, right));
        var byLaunch = pairs.ToDictionary(
            pair => pair.left.Launch,
            pair => share is { } weight
                ? (weight * pair.left.Ratio!.Value) + ((1 - weight) * pair.right.Ratio!.Value)
                : pair.left.Nanoseconds + pair.right.Nanoseconds);
        return byLaunch.Count == 0
            ? null
            : new RoundTrip(
                byLaunch,
                share is null ? null : SignedRanks.Of(byLaunch.Values),
                serialize.Nanoseconds!.Value + deserialize.Nanoseconds!.Value);
    }
}
