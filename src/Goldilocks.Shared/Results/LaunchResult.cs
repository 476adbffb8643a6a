namespace Goldilocks.Results;

/// <summary>One launch of one cell that counts.</summary>
/// <param name="Launch">Its number.</param>
/// <param name="Rounds">Rounds that were complete: with the baseline's half of the pair, where there is a baseline.</param>
/// <param name="Nanoseconds">For one operation: the ratio times the baseline's time in the same launch. Of the baseline itself, and where there is none, the median of the samples.</param>
/// <param name="Ratio">To the baseline: the median of the ratios within rounds. Null where there is no baseline.</param>
public sealed record LaunchResult(int Launch, int Rounds, double Nanoseconds, double? Ratio);

/// <summary>Turns rounds into launches.</summary>
public static class LaunchResults
{
    /// <summary>
    /// The ratio of a launch is the median of the ratios within rounds: each sample over the baseline's sample in the same launch, group and round. Where the baseline has several
    /// processes, it is the geometric mean of the ratios to each.
    /// </summary>
    /// <remarks>
    /// Pairing is that of duet benchmarking (Bulej et al. 2020). Neighbours on a core slow down both halves of a pair. docs/experiments/estimates.md compares it with the other candidates.
    /// </remarks>
    /// <param name="cell">The cell's processes.</param>
    /// <param name="baseline">Null where there is none.</param>
    /// <param name="minimumRounds">A process with fewer complete rounds does not count: it was cut off.</param>
    public static IReadOnlyList<LaunchResult> Of(IReadOnlyList<ProcessTimes> cell, BaselineTimes? baseline, int minimumRounds)
    {
        if (baseline is null)
        {
            return OfTimes(cell, ratio: null, minimumRounds);
        }

        return [.. from process in cell
                   let ratio = Paired(process, baseline.PartnersOf(process), minimumRounds)
                   where ratio is not null
                   group ratio.Value by process.Launch into launch
                   orderby launch.Key
                   let ratio = GeometricMean.Of([.. launch.Select(process => process.Ratio)])
                   select new LaunchResult(launch.Key, launch.Sum(process => process.Rounds), ratio * baseline.NanosecondsOf(launch.Key), ratio)];
    }

    /// <summary>By their times alone: those of the baseline, whose ratio is 1 by definition, and those without a baseline.</summary>
    /// <param name="processes">Of one cell.</param>
    /// <param name="ratio">Of every launch.</param>
    /// <param name="minimumRounds">A process with fewer rounds does not count: it was cut off.</param>
    public static IReadOnlyList<LaunchResult> OfTimes(IReadOnlyList<ProcessTimes> processes, double? ratio, int minimumRounds) =>
        [.. from process in processes
            where process.NanosecondsByRound.Count >= Math.Max(minimumRounds, 1)
            group process.NanosecondsByRound.Values by process.Launch into launch
            orderby launch.Key
            select new LaunchResult(launch.Key, launch.Sum(times => times.Count()), Median.Of(launch.SelectMany(times => times)), ratio)];

    /// <summary>A partner with too few rounds in common was cut off, and is ignored; null where all are.</summary>
    private static (int Rounds, double Ratio)? Paired(ProcessTimes process, IEnumerable<IReadOnlyDictionary<int, double>> partners, int minimumRounds)
    {
        var times = process.NanosecondsByRound;
        var ratios = partners
            .Select(partner => times.Where(round => partner.ContainsKey(round.Key)).ToDictionary(round => round.Key, round => round.Value / partner[round.Key]))
            .Where(rounds => rounds.Count >= Math.Max(minimumRounds, 1))
            .ToList();
        return ratios.Count == 0
            ? null
            : (ratios.SelectMany(rounds => rounds.Keys).Distinct().Count(), GeometricMean.Of(ratios.ConvertAll(rounds => Median.OfRatios(rounds.Values))));
    }
}
