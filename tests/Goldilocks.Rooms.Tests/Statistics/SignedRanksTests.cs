using Goldilocks.Results.Statistics;

namespace Goldilocks.Rooms.Tests.Statistics;

public class SignedRanksTests
{
    /// <summary>By hand: 1 - 2 (ways in which ranks add up to less than k) / 2^n.</summary>
    [Theory]
    [InlineData(1, 1, 0.0)]
    [InlineData(2, 1, 0.5)]
    [InlineData(3, 1, 0.75)]
    [InlineData(4, 1, 0.875)]
    [InlineData(5, 1, 0.9375)]
    [InlineData(6, 1, 1 - (2.0 * 1 / 64))]
    [InlineData(7, 3, 1 - (2.0 * 3 / 128))]
    [InlineData(9, 6, 1 - (2.0 * 10 / 512))]
    public void The_interval_and_its_coverage_are_those_of_the_method(int launches, int rank, double coverage)
    {
        Assert.Equal(rank, SignedRanks.LowerRank(launches));
        Assert.Equal(coverage, SignedRanks.Coverage(launches, rank), 15);
    }

    /// <summary>Wilcoxon's table of critical values, 5 % on both sides together: the largest sum of ranks that is still rare, which is k - 1.</summary>
    [Theory]
    [InlineData(8, 3)]
    [InlineData(10, 8)]
    [InlineData(12, 13)]
    [InlineData(15, 25)]
    [InlineData(20, 52)]
    [InlineData(25, 89)]
    public void The_ranks_are_those_of_the_printed_tables(int launches, int critical) => Assert.Equal(critical + 1, SignedRanks.LowerRank(launches));

    /// <summary>Each launch lies above the true middle or below it with equal chance: count all the ways in which the ranks of those above add up to less than k.</summary>
    [Fact]
    public void Coverage_equals_the_share_of_all_the_ways_that_launches_can_fall()
    {
        for (var launches = 1; launches <= 10; launches++)
        {
            var sums = Enumerable.Range(0, 1 << launches)
                .Select(way => Enumerable.Range(0, launches).Where(bit => (way >> bit & 1) == 1).Sum(bit => bit + 1))
                .ToList();
            for (var rank = 1; 2 * rank <= launches * (launches + 1) / 2; rank++)
            {
                Assert.Equal(Math.Max(0, 1 - (2.0 * sums.Count(sum => sum < rank) / sums.Count)), SignedRanks.Coverage(launches, rank), 12);
            }
        }
    }

    /// <summary>The fifteen means of two, sorted: 2, 2.02, 2.05, 2.05, 2.07, 2.1, 2.1, 2.12, 2.15, 2.2, 2.24, 2.26, 2.29, 2.35, 2.5.</summary>
    [Fact]
    public void Of_five_launches_it_reaches_from_the_smallest_to_the_largest()
    {
        var interval = SignedRanks.Of([2.1, 2.5, 2.05, 2.0, 2.2]);

        Assert.Equal((2.0, 2.5, 0.9375), (interval.Low, interval.High, interval.Coverage));
        Assert.Equal(Math.Sqrt(2.05 * 2.2), interval.Value, 12);
    }

    [Fact]
    public void One_launch_far_off_moves_the_middle_no_further_than_one_that_is_a_little_off()
    {
        double[] steady = [1.00, 1.01, 0.99, 1.02, 0.98, 1.00, 1.01, 0.99];

        Assert.Equal(SignedRanks.Of([.. steady, 1.10]).Value, SignedRanks.Of([.. steady, 100]).Value, 2);
    }

    [Fact]
    public void Of_three_launches_it_is_the_median_because_one_far_off_would_move_anything_else() =>
        Assert.Equal(new Interval(1.01, 1, 9, 0.75), SignedRanks.Of([9, 1, 1.01]));

    [Fact]
    public void Of_equal_launches_it_is_exactly_they() => Assert.Equal(new Interval(1.1, 1.1, 1.1, 0.9375), SignedRanks.Of([1.1, 1.1, 1.1, 1.1, 1.1]));

    [Fact]
    public void Of_nothing_there_is_none() => Assert.ThrowsAny<ArgumentException>(() => SignedRanks.Of([]));

    [Fact]
    public void It_holds_its_middle() => Check.That(
        Draw.Times(1, 20),
        times => SignedRanks.Of(times) is var interval && interval.Low <= interval.Value && interval.Value <= interval.High);

    [Fact]
    public void It_does_not_depend_on_the_order_of_the_launches() => Check.That(
        Draw.Shuffled(Draw.Times(1, 20)),
        pair => SignedRanks.Of(pair.Original) == SignedRanks.Of(pair.Shuffled));

    [Fact]
    public void The_middle_of_reciprocals_is_the_reciprocal_of_the_middle() => Check.That(
        Draw.Times(1, 20),
        ratios => Math.Abs((SignedRanks.Of(ratios).Value * SignedRanks.Of([.. ratios.Select(ratio => 1 / ratio)]).Value) - 1) < 1e-12);
}
