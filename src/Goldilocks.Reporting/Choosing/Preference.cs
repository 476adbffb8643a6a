using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>
/// Orders candidates by the aim. When the measurement cannot tell candidates from the best one, or they are equal in bytes, the safer comes first: fewer recorded dangers, then
/// not in maintenance mode, then the smaller payload. Where all of these are equal too, the one that did better in this run comes first.
/// </summary>
public static class Preference
{
    /// <summary>What decides among those that the measurement cannot tell apart, the strongest first; after all of them, <see cref="Rest"/>.</summary>
    public static IReadOnlyList<PreferenceCriterion> Criteria { get; } =
    [
        new("it has fewer recorded dangers", judged => Dangers(judged.Candidate)),
        new("it is maintained", judged => IsUnmaintained(judged.Candidate) ? 1 : 0),
        new("its payload is smaller", judged => judged.Score!.Size),
    ];

    private static readonly Comparer<Judged> s_saferFirst = Comparer<Judged>.Create((first, second) =>
        Deciding(first, second) is { } criterion ? criterion.Amount(first).CompareTo(criterion.Amount(second)) : 0);

    /// <summary>The reason where no criterion decides. Equal bytes are no accident, and times are measured; of two that differ by less than the measurement can tell, the better figure is still the better guess.</summary>
    public static string Rest(Aim aim) => aim is Aim.Size or Aim.Allocation ? "it takes no more time" : "its figure is no worse in this run";

    /// <summary>Best first.</summary>
    /// <param name="eligible">Each with a score.</param>
    /// <param name="aim">What counts.</param>
    public static IReadOnlyList<Judged> Order(IEnumerable<Judged> eligible, Aim aim)
    {
        var rest = Plain(eligible.Where(one => aim is not Aim.Start || one.Score!.StartNanoseconds is not null), aim).ToList();
        var ordered = new List<Judged>(rest.Count);
        while (rest.Count > 0)
        {
            var best = rest[0];
            var next = rest.Where(one => AreTied(best, one, aim)).Order(s_saferFirst).First();
            ordered.Add(next);
            rest.Remove(next);
        }

        return ordered;
    }

    /// <summary>By the figure alone: what is equal in it by time, and then by name.</summary>
    public static IEnumerable<Judged> Plain(IEnumerable<Judged> eligible, Aim aim) =>
        eligible.OrderBy(one => Amount(one, aim)).ThenBy(one => one.Score!.Time).ThenBy(one => one.Candidate.Label, StringComparer.Ordinal);

    /// <summary>The difference between the first and the second.</summary>
    public static Separation Between(Judged first, Judged second, Aim aim)
    {
        var ratio = aim is Aim.Time ? Ranking.RatioOf(ContenderOf(first), ContenderOf(second), first.Score!.Scatter)
            : Exact(Amount(second, aim) == Amount(first, aim) ? 1 : Amount(second, aim) / Amount(first, aim));
        var tied = AreTied(first, second, aim);
        return new Separation(ratio, !tied, tied ? Deciding(first, second)?.Reason ?? Rest(aim) : null);
    }

    /// <summary>Bytes and allocations are exact, so only equal ones tie. Starts are compared by their own intervals, because starts of different programs belong to no common launch. Money has no interval, and depends on times that have one.</summary>
    public static bool AreTied(Judged first, Judged second, Aim aim) => Amount(first, aim) == Amount(second, aim) || aim switch
    {
        Aim.Time => Ranking.AreTied(ContenderOf(first), ContenderOf(second), first.Score!.Scatter),
        Aim.Size or Aim.Allocation => false,
        _ => Math.Abs((Amount(second, aim) / Amount(first, aim)) - 1) < Ranking.NegligibleShare
            || (aim is Aim.Start && first.Score!.Start!.Low <= second.Score!.Start!.High && second.Score.Start.Low <= first.Score.Start.High),
    };

    private static Contender ContenderOf(Judged judged) => new(judged.Candidate.Label, judged.Score!.TimeByLaunch);

    private static Interval Exact(double ratio) => new(ratio, ratio, ratio, 1);

    /// <summary>The quantity of an aim; the less, the better.</summary>
    public static double Amount(Judged judged, Aim aim) => aim switch
    {
        Aim.Size => judged.Score!.Size,
        Aim.Allocation => judged.Score!.Allocation,
        Aim.Start => judged.Score!.StartNanoseconds!.Value,
        Aim.Cost => judged.Score!.MoneyPerMonth!.Value,
        _ => judged.Score!.Time,
    };

    /// <summary>How many dangers are recorded of it: the one that an executed attack showed, and those of another kind that a person looked up.</summary>
    public static int Dangers(Candidate candidate) => candidate.OtherDangers.Count() + (candidate.Tried is null ? 0 : 1);

    /// <summary>True when it is known to be in maintenance mode.</summary>
    public static bool IsUnmaintained(Candidate candidate) => candidate.Facts is { } facts && Maintenance.Of(facts).IsInMaintenanceMode == true;

    private static PreferenceCriterion? Deciding(Judged first, Judged second) => Criteria.FirstOrDefault(criterion => criterion.Amount(first) != criterion.Amount(second));
}

/// <summary>One reason to prefer a candidate.</summary>
/// <param name="Reason">As a clause.</param>
/// <param name="Amount">The less, the better.</param>
public sealed record PreferenceCriterion(string Reason, Func<Judged, double> Amount);
