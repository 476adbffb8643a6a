using Goldilocks.Results.Statistics;

namespace Goldilocks.Rooms.Tests.Statistics;

public sealed class RankSumsTests
{
    /// <summary>Exact probabilities from the tables of Mann and Whitney (1947): P(U &lt;= k - 1) for the two sizes.</summary>
    [Theory]
    [InlineData(3, 3, 1, 1 - (2 * 1 / 20.0))]
    [InlineData(5, 5, 1, 1 - (2 * 1 / 252.0))]
    [InlineData(5, 5, 2, 1 - (2 * 2 / 252.0))]
    [InlineData(5, 5, 3, 1 - (2 * 4 / 252.0))]
    [InlineData(4, 3, 2, 1 - (2 * 2 / 35.0))]
    public void The_coverage_is_exact(int first, int second, int rank, double coverage) =>
        Assert.Equal(coverage, RankSums.Coverage(first, second, rank), 12);

    [Fact]
    public void The_interval_is_the_narrowest_that_covers_98_percent()
    {
        Assert.Equal(1, RankSums.LowerRank(3, 3));
        Assert.Equal(2, RankSums.LowerRank(5, 5));
        Assert.True(RankSums.Coverage(9, 9, RankSums.LowerRank(9, 9)) >= RankSums.WantedCoverage);
        Assert.True(RankSums.Coverage(9, 9, RankSums.LowerRank(9, 9) + 1) < RankSums.WantedCoverage);
    }

    /// <summary>Both lie within a hundredth of each other where one replaces the other.</summary>
    [Fact]
    public void Many_launches_have_nearly_the_rank_that_counting_every_order_gives()
    {
        var counted = RankSums.LowerRank(100, 100);
        Assert.InRange(RankSums.LowerRank(101, 100), counted, 1.02 * counted);
        Assert.InRange(RankSums.Ratio([.. Enumerable.Range(1, 1000).Select(launch => 1 + (launch / 1000.0))], [.. Enumerable.Range(1, 1000).Select(launch => 1 + (launch / 1000.0))]).HalfWidth, 0.001, 0.05);
    }

    [Fact]
    public void A_shift_of_everything_by_a_tenth_is_found_and_the_other_way_round_is_its_reciprocal()
    {
        double[] old = [100, 101, 99, 102, 98];
        double[] now = [110, 111.1, 108.9, 112.2, 107.8];

        var slower = RankSums.Ratio(old, now);
        Assert.Equal(1.10, slower.Value, 3);
        Assert.InRange(slower.Low, 1.05, 1.10);
        Assert.InRange(slower.High, 1.10, 1.16);

        var faster = RankSums.Ratio(now, old);
        Assert.Equal(1 / slower.Value, faster.Value, 12);
        Assert.Equal(1 / slower.High, faster.Low, 12);
    }

    [Fact]
    public void One_launch_in_the_other_of_two_speeds_does_not_move_the_estimate()
    {
        double[] old = [100, 100, 100, 100, 100];
        double[] now = [100, 100, 100, 100, 112];
        Assert.Equal(1, RankSums.Ratio(old, now).Value);
        Assert.True(RankSums.Ratio(old, now).Holds(1));
    }
}
