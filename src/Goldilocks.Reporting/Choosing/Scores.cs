using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>The costs of a candidate over all places that count.</summary>
/// <param name="TimeByLaunch">Time of a write and its reads over the baseline's, launch by launch: the geometric mean over the places.</param>
/// <param name="Time">The middle of the launches: the geometric mean of the ratios that the tables print.</param>
/// <param name="Size">Payload over the baseline's: the geometric mean over the places.</param>
/// <param name="Allocation">Allocation of a write and its reads over the baseline's: the geometric mean over the places.</param>
/// <param name="Start">From the start of a process to its end, in nanoseconds; null when it was not measured.</param>
/// <param name="MoneyPerMonth">By <see cref="Prices"/>; null when no prices were given.</param>
/// <param name="Scatter">How far launches of such a score lie apart.</param>
public sealed record Score(
    IReadOnlyDictionary<int, double> TimeByLaunch, double Time, double Size, double Allocation, Interval? Start, double? MoneyPerMonth, Scatter Scatter)
{
    /// <summary>The middle of its starts; null when they were not measured.</summary>
    public double? StartNanoseconds => Start?.Value;

    /// <summary>The middle of the launches with its interval.</summary>
    public Interval Interval => Scatter.Of([.. TimeByLaunch.Values]);
}

/// <summary>Makes scores. Geometric means, so that no workload counts more because its baseline is slow.</summary>
/// <param name="counted">The places that count.</param>
/// <param name="baselines">The baseline's figures on each of them.</param>
/// <param name="wishes">Reads for a write, and prices.</param>
/// <param name="scatter">Of the run.</param>
/// <param name="writes">How often a payload is written; 0 where only reading counts.</param>
public sealed class Scorer(IReadOnlyList<Place> counted, IReadOnlyDictionary<Place, CandidateFigures> baselines, Wishes wishes, Scatter scatter, double writes = 1)
{
    private const double SecondsPerMonth = 365.25 / 12 * 24 * 3600;

    /// <summary>The baseline's figures on each place.</summary>
    /// <exception cref="ChoiceException">It was not measured on one of them.</exception>
    public static IReadOnlyDictionary<Place, CandidateFigures> BaselinesOf(Material material, IReadOnlyList<Place> counted) =>
        counted.ToDictionary(place => place, place => BaselineOn(material, place));

    /// <summary>The score; null when the candidate was not measured on every place that counts.</summary>
    public Score? Of(Candidate candidate)
    {
        if (!counted.All(candidate.Figures.ContainsKey))
        {
            return null;
        }

        var times = counted.Select(place => TimeByLaunch(candidate.Figures[place], baselines[place])).ToList();
        var launches = times.Select(byLaunch => byLaunch.Keys).Aggregate<IEnumerable<int>>((left, right) => left.Intersect(right));
        var byLaunch = launches.ToDictionary(launch => launch, launch => GeometricMean.Of(times.ConvertAll(time => time[launch])));
        return byLaunch.Count == 0 ? null : new Score(
            byLaunch,
            new Contender(candidate.Label, byLaunch).Time,
            GeometricMean.Of([.. counted.Select(place => (double)candidate.Figures[place].PayloadBytes / baselines[place].PayloadBytes)]),
            GeometricMean.Of([.. counted.Select(place => Allocation(candidate.Figures[place]) / Math.Max(1, Allocation(baselines[place])))]),
            candidate.Start,
            wishes.Prices is { } prices ? Money(candidate, prices) : null,
            scatter.OfMean(counted.Count));
    }

    private static CandidateFigures BaselineOn(Material material, Place place)
    {
        var baseline = material.Baselines[place];
        return material.Candidates.FirstOrDefault(candidate => candidate.Key == baseline)?.Figures.GetValueOrDefault(place)
            ?? throw new ChoiceException($"The baseline {baseline?.FullLabel} was not measured on {place}, so nothing can be compared there. Go on with goldilocks run --resume, or leave the workload out with --workloads.");
    }

    /// <summary>The time of a write and its reads over the baseline's.</summary>
    private IReadOnlyDictionary<int, double> TimeByLaunch(CandidateFigures own, CandidateFigures baseline)
    {
        var parts = ((OperationFigures? Own, OperationFigures? Baseline, double Count)[])[(own.Write, baseline.Write, writes), (own.Read, baseline.Read, wishes.ReadsPerWrite)];
        var weighed = parts
            .Where(part => part.Own is not null && part.Baseline is not null && part.Count > 0)
            .ToList();
        return SummedTimes.ByLaunch(
            [.. weighed.Select(part => new OperationTimes(part.Own!.Nanoseconds * part.Count, part.Own.RatioByLaunch))],
            weighed.Sum(part => part.Baseline!.Nanoseconds * part.Count));
    }

    private double Allocation(CandidateFigures figures) => ((figures.Write?.AllocatedBytes ?? 0) * writes) + ((figures.Read?.AllocatedBytes ?? 0) * wishes.ReadsPerWrite);

    /// <summary>The mean over the places, because each message counts as one of them at random.</summary>
    private double Money(Candidate candidate, Prices prices) => counted.Average(place =>
    {
        var figures = candidate.Figures[place];
        var messages = prices.MessagesPerSecond * SecondsPerMonth;
        var coreHours = messages * ((figures.Write?.Nanoseconds ?? 0) + ((figures.Read?.Nanoseconds ?? 0) * wishes.ReadsPerWrite)) / 1e9 / 3600;
        var sentGigabytes = messages * figures.PayloadBytes * Math.Max(1, wishes.ReadsPerWrite) / 1e9;
        return (coreHours * prices.PerCoreHour) + (prices.StoredMessages * figures.PayloadBytes / 1e9 * prices.PerStoredGigabyteMonth) + (sentGigabytes * prices.PerSentGigabyte);
    });
}
