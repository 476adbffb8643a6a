using System.Numerics;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class OrderStatisticsTests
{
    /// <summary>By hand: 1 - 2 (C(n,0) + ... + C(n,k-1)) / 2^n.</summary>
    [Theory]
    [InlineData(1, 1, 0.0)]
    [InlineData(2, 1, 0.5)]
    [InlineData(3, 1, 0.75)]
    [InlineData(4, 1, 0.875)]
    [InlineData(5, 1, 0.9375)]
    [InlineData(9, 2, 1 - (2.0 * 10 / 512))]
    [InlineData(15, 4, 1 - (2.0 * 576 / 32768))]
    public void The_interval_and_its_coverage_are_those_of_the_method(int launches, int rank, double coverage)
    {
        Assert.Equal(rank, OrderStatistics.LowerRank(launches));
        Assert.Equal(coverage, OrderStatistics.Coverage(launches, rank), 15);
    }

    [Theory]
    [InlineData(6, 1)]
    [InlineData(7, 1)]
    [InlineData(8, 1)]
    [InlineData(10, 2)]
    [InlineData(12, 3)]
    [InlineData(20, 6)]
    public void The_interval_is_the_narrowest_that_covers_what_is_wanted(int launches, int rank)
    {
        Assert.Equal(rank, OrderStatistics.LowerRank(launches));
        Assert.True(OrderStatistics.Coverage(launches, rank) >= Interval.WantedCoverage);
        Assert.True(OrderStatistics.Coverage(launches, rank + 1) < Interval.WantedCoverage);
    }

    /// <summary>Each launch lies on either side of the true median with equal chance: count all the ways in which the interval holds it.</summary>
    [Fact]
    public void Coverage_equals_the_share_of_all_the_ways_that_launches_can_fall()
    {
        for (var launches = 1; launches <= 12; launches++)
        {
            for (var rank = 1; 2 * rank <= launches + 1; rank++)
            {
                var holding = Enumerable.Range(0, 1 << launches)
                    .Select(way => BitOperations.PopCount((uint)way))
                    .Count(below => below >= rank && launches - below >= rank);

                Assert.Equal((double)holding / (1 << launches), OrderStatistics.Coverage(launches, rank), 12);
            }
        }
    }

    [Fact]
    public void Of_five_launches_it_reaches_from_the_first_to_the_fifth() =>
        Assert.Equal(new Interval(2.1, 2.0, 2.5, 0.9375), OrderStatistics.OfRatios([2.1, 2.5, 2.05, 2.0, 2.2]));

    [Fact]
    public void Of_nine_launches_it_reaches_from_the_second_to_the_eighth() =>
        Assert.Equal(new Interval(5, 2, 8, 0.9609375), OrderStatistics.OfTimes([9, 8, 7, 6, 5, 4, 3, 2, 1]));

    [Fact]
    public void Of_fifteen_launches_it_reaches_from_the_fourth_to_the_twelfth()
    {
        var interval = OrderStatistics.OfTimes([.. Enumerable.Range(1, 15).Select(value => (double)value)]);

        Assert.Equal((8, 4, 12), (interval.Value, interval.Low, interval.High));
    }

    [Fact]
    public void The_half_width_is_a_share_of_the_median() => Assert.Equal(0.125, new Interval(2, 1.9, 2.4, 0.75).HalfWidth, 12);

    [Fact]
    public void It_holds_its_median() => Check.That(
        Draw.Times(1, 20),
        times => OrderStatistics.OfTimes(times) is var t && t.Low <= t.Value && t.Value <= t.High
            && OrderStatistics.OfRatios(times) is var r && r.Low <= r.Value && r.Value <= r.High);

    [Fact]
    public void It_does_not_depend_on_the_order_of_the_launches() => Check.That(
        Draw.Shuffled(Draw.Times(1, 20)),
        pair => OrderStatistics.OfRatios(pair.Original) == OrderStatistics.OfRatios(pair.Shuffled));
}
