using Goldilocks.Catalog;
using Goldilocks.Choosing.Questions;
using Goldilocks.Results.Statistics;

namespace Goldilocks.Choosing.Weighing;

/// <summary>
/// Orders candidates by the aim. When the measurement cannot tell candidates from the best one, the safer comes first: fewer recorded dangers, then
/// not in maintenance mode, then the smaller payload, then the name.
/// </summary>
public static class Preference
{
    /// <summary>Best first.</summary>
    /// <param name="eligible">Each with a score.</param>
    /// <param name="aim">What counts.</param>
    public static IReadOnlyList<Judged> Order(IEnumerable<Judged> eligible, Aim aim)
    {
        var rest = eligible
            .Where(one => aim is not Aim.Start || one.Score!.StartNanoseconds is not null)
            .OrderBy(one => Amount(one, aim)).ThenBy(one => one.Candidate.Label, StringComparer.Ordinal).ToList();
        var ordered = new List<Judged>(rest.Count);
        while (rest.Count > 0)
        {
            var best = rest[0];
            var next = rest.Where(one => AreTied(best, one, aim)).OrderBy(Dangers).ThenBy(Unmaintained).ThenBy(one => one.Score!.Size).ThenBy(one => one.Candidate.Label, StringComparer.Ordinal).First();
            ordered.Add(next);
            rest.Remove(next);
        }

        return ordered;
    }

    /// <summary>The difference between the first and the second.</summary>
    public static Separation Between(Judged first, Judged second, Aim aim)
    {
        var ratio = aim is Aim.Time ? Ranking.RatioOf(ContenderOf(first), ContenderOf(second)) ?? Exact(second.Score!.Time / first.Score!.Time) : Exact(Amount(second, aim) / Amount(first, aim));
        var tied = AreTied(first, second, aim);
        return new Separation(ratio, !tied, tied ? Rule(first, second) : null);
    }

    private static bool AreTied(Judged first, Judged second, Aim aim) => aim is Aim.Time
        ? Ranking.AreTied(ContenderOf(first), ContenderOf(second))
        : Math.Abs((Amount(second, aim) / Amount(first, aim)) - 1) < Ranking.NegligibleShare;

    private static Contender ContenderOf(Judged judged) => new(judged.Candidate.Label, judged.Score!.TimeByLaunch);

    private static Interval Exact(double ratio) => new(ratio, ratio, ratio, 1);

    private static double Amount(Judged judged, Aim aim) => aim switch
    {
        Aim.Size => judged.Score!.Size,
        Aim.Allocation => judged.Score!.Allocation,
        Aim.Start => judged.Score!.StartNanoseconds!.Value,
        Aim.Cost => judged.Score!.MoneyPerMonth!.Value,
        _ => judged.Score!.Time,
    };

    /// <summary>How many dangers are recorded of it: those that a person looked up, and one more where an executed attack chose types, killed or exhausted its reader.</summary>
    public static int Dangers(Candidate candidate) => (candidate.Facts?.DangersOf(candidate.Key.Variant).Count() ?? 0) + (candidate.Tried is null ? 0 : 1);

    /// <summary>True when it is known to be in maintenance mode.</summary>
    public static bool IsUnmaintained(Candidate candidate) => candidate.Facts is { } facts && Maintenance.Of(facts).IsInMaintenanceMode == true;

    private static int Dangers(Judged judged) => Dangers(judged.Candidate);

    private static int Unmaintained(Judged judged) => IsUnmaintained(judged.Candidate) ? 1 : 0;

    private static string Rule(Judged first, Judged second) =>
        Dangers(first) != Dangers(second) ? "it has fewer recorded dangers"
        : Unmaintained(first) != Unmaintained(second) ? "it is maintained"
        : first.Score!.Size < second.Score!.Size ? "its payload is smaller"
        : "its name comes first";
}
