using FsCheck.Fluent;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class ScatterTests
{
    private static readonly double[][] s_alike = [[1, 1.1, 1.1 * 1.1], [1, 1.2, 1.2 * 1.2], [1, 1.3, 1.3 * 1.3]];

    /// <summary>Simulated: 40 rows of three launches that scatter by 4 % more or less, each run with its own draw.</summary>
    [Fact]
    public void Of_three_launches_95_percent_of_the_intervals_hold_the_true_value()
    {
        var random = new Random(45);
        var (held, rows) = (0, 0);
        for (var run = 0; run < 100; run++)
        {
            List<double[]> launches = [.. Enumerable.Range(0, 40).Select(_ =>
            {
                var deviation = 0.04 * Math.Exp(0.4 * Draw.Normal(random));
                return (double[])[.. Enumerable.Range(0, 3).Select(_ => Math.Exp(deviation * Draw.Normal(random)))];
            })];
            var scatter = Scatter.Of(launches);
            rows += launches.Count;
            held += launches.Count(row => scatter.Of(row).Holds(1));
        }

        Assert.InRange((double)held / rows, 0.93, 0.97);
    }

    /// <summary>By hand: with 2 degrees of freedom on both sides half of all F lie below 1, so it is the middle of the three variances: half of the square of ln 1.1, ln 1.2 and ln 1.3, each with a launch between.</summary>
    [Fact]
    public void The_typical_row_is_the_middle_one()
    {
        var scatter = Scatter.Of(s_alike);

        Assert.Equal(Math.Log(1.2) * Math.Log(1.2), scatter.Variance!.Value, 12);
    }

    [Fact]
    public void A_row_whose_launches_agree_by_chance_gets_an_interval_of_the_typical_row()
    {
        var interval = new Scatter(0.01).Of([1, 1, 1]);

        Assert.InRange(interval.HalfWidth, 0.1, 0.15);
    }

    [Fact]
    public void A_single_launch_of_a_run_that_scatters_has_an_interval_and_of_a_run_of_single_launches_it_is_a_point()
    {
        Assert.True(new Scatter(0.01).Of([2]).High > 2.5);
        Assert.Equal(new Interval(2, 2, 2, 0), Scatter.Of(s_alike.Select(row => row.Take(1))).Of([2]));
    }

    [Fact]
    public void Of_equal_launches_it_is_exactly_they() => Assert.Equal(new Interval(1.1, 1.1, 1.1, 0.95), new Scatter(Variance: null).Of([1.1, 1.1, 1.1, 1.1, 1.1]));

    [Fact]
    public void Of_nothing_there_is_none() => Assert.ThrowsAny<ArgumentException>(() => new Scatter(Variance: null).Of([]));

    /// <summary>By hand: 1.2 / 1.1 in the middle; both sides have 2 degrees of freedom, so t has 4 without a typical row.</summary>
    [Fact]
    public void Launches_that_were_apart_are_compared_side_by_side()
    {
        var interval = new Scatter(Variance: null).Between([1, 1.1, 1.21], [1.2, 1.2, 1.2]);

        var half = 2.776445 * Math.Sqrt(2 * Math.Log(1.1) * Math.Log(1.1) / 4 * 2 / 3);
        Assert.Equal(1.2 / 1.1, interval.Value, 12);
        Assert.Equal(Math.Exp(half), interval.High / interval.Value, 6);
    }

    [Fact]
    public void The_estimate_lies_inside_of_its_interval_whatever_the_launches_are() => Check.That(
        Draw.Times(1, 20),
        times => new Scatter(0.01).Of(times) is var interval && interval.Low <= interval.Value && interval.Value <= interval.High);

    [Fact]
    public void Neither_side_of_a_ratio_is_favoured() => Check.That(
        Draw.Times(1, 20),
        ratios => Math.Abs((new Scatter(0.01).Of(ratios).High * new Scatter(0.01).Of([.. ratios.Select(ratio => 1 / ratio)]).Low) - 1) < 1e-9);
}
