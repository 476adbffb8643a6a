using FsCheck.Fluent;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class RankingTests
{
    [Fact]
    public void Clear_differences_are_ranks_of_their_own() =>
        Assert.Equal(["A 1", "B 2", "C 3"], Ranks(("C", [3, 3.1, 3.2]), ("A", [1, 1.1, 1.2]), ("B", [2, 2.1, 2.2])));

    /// <summary>B / A is 1.1, 0.95 and 1.05 in the three launches; that interval holds 1.</summary>
    [Fact]
    public void Neighbours_whose_ratio_holds_1_share_a_rank_and_push_the_next_one_down() =>
        Assert.Equal(["A =1", "B =1", "C 3"], Ranks(("A", [1, 1.01, 1]), ("B", [1.1, 0.95, 1.05]), ("C", [2, 2.02, 2])));

    /// <summary>Three launches of A and B agree to a thousandth by chance; the run says that launches scatter by a tenth.</summary>
    [Fact]
    public void What_agrees_by_chance_in_a_run_that_scatters_is_a_tie()
    {
        Contender[] contenders = [Contender("A", [1, 1, 1]), Contender("B", [1.05, 1.05, 1.051])];

        Assert.False(Ranking.Of(contenders)["A"].IsShared);
        Assert.True(Ranking.Of(contenders, new Scatter(0.01))["A"].IsShared);
    }

    /// <summary>B is 30 % slower in every launch, although both range over 20 %: they were paired with the same baseline, so that their own intervals overlap and that of their ratio does not hold 1.</summary>
    [Fact]
    public void What_moves_both_launch_by_launch_makes_no_tie() =>
        Assert.Equal(["A 1", "B 2"], Ranks(("A", [1, 1.2, 1.1]), ("B", [1.3, 1.56, 1.43])));

    [Fact]
    public void Less_than_1_percent_is_a_tie_however_sure_it_is() =>
        Assert.Equal(["A =1", "B =1", "C 3"], Ranks(("A", [1, 1, 1]), ("B", [1.009, 1.009, 1.009]), ("C", [1.02, 1.02, 1.02])));

    [Fact]
    public void Without_a_common_launch_the_launches_of_the_one_are_held_against_those_of_the_other()
    {
        var early = new Contender("A", new Dictionary<int, double> { [0] = 1.0, [1] = 1.2, [2] = 1.1 });
        var late = new Contender("B", new Dictionary<int, double> { [3] = 1.05, [4] = 1.2, [5] = 1.2 });
        var later = new Contender("C", new Dictionary<int, double> { [3] = 1.65, [4] = 1.8, [5] = 1.8 });
        var scatter = new Scatter(0.005);

        Assert.True(Ranking.AreTied(early, late, scatter));
        Assert.False(Ranking.AreTied(early, later, scatter));
    }

    [Fact]
    public void The_order_of_the_contenders_does_not_matter() => Check.That(
        Draw.Shuffled(
            from count in Gen.Choose(1, 8)
            from times in Draw.Times(3, 3).ArrayOf(count)
            select times.Select((launches, index) => ($"S{index}", launches)).ToArray()),
        pair => Ranks(pair.Original).SequenceEqual(Ranks(pair.Shuffled)));

    [Fact]
    public void Ranks_follow_the_times_and_count_all_contenders() => Check.That(
        from count in Gen.Choose(1, 8)
        from times in Draw.Times(3, 3).ArrayOf(count)
        select times,
        times =>
        {
            var contenders = times.Select((launches, index) => Contender($"S{index}", launches)).ToList();
            var ranks = Ranking.Of(contenders);
            var ordered = contenders.OrderBy(contender => contender.Time).Select(contender => ranks[contender.Name]).ToList();
            return ordered.Select(rank => rank.Number).SequenceEqual(ordered.Select(rank => rank.Number).Order())
                && ordered.All(rank => rank.Number == 1 + ordered.Count(other => other.Number < rank.Number))
                && ordered.All(rank => rank.IsShared == ordered.Count(other => other.Number == rank.Number) > 1);
        });

    private static Contender Contender(string name, double[] launches) =>
        new(name, Enumerable.Range(0, launches.Length).ToDictionary(launch => launch, launch => launches[launch]));

    private static IEnumerable<string> Ranks(params (string Name, double[] Launches)[] contenders) =>
        Ranking.Of([.. contenders.Select(contender => Contender(contender.Name, contender.Launches))])
            .OrderBy(rank => rank.Key, StringComparer.Ordinal)
            .Select(rank => $"{rank.Key} {(rank.Value.IsShared ? "=" : "")}{rank.Value.Number}");
}
