using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class MedianTests
{
    [Fact]
    public void Of_an_odd_count_it_is_the_middle_value() => Assert.Equal(3, Median.Of([9, 1, 3]));

    [Fact]
    public void Of_an_even_count_of_times_it_is_the_mean_of_the_middle_two() => Assert.Equal(2.5, Median.Of([4, 1, 2, 3]));

    [Fact]
    public void Of_an_even_count_of_ratios_it_is_the_geometric_mean_of_the_middle_two() => Assert.Equal(2, Median.OfRatios([0.1, 4, 1, 99]), 12);

    [Fact]
    public void Of_an_even_count_of_counts_it_is_one_of_them() => Assert.Equal(24, Median.OfCounts([40, 24, 0, 48]));

    [Fact]
    public void Of_nothing_there_is_none() => Assert.Throws<ArgumentException>(() => Median.Of([]));

    [Fact]
    public void The_median_of_reciprocal_ratios_is_the_reciprocal() => Check.That(
        Draw.Times(1, 12),
        ratios => Math.Abs((Median.OfRatios(ratios) * Median.OfRatios(ratios.Select(ratio => 1 / ratio))) - 1) < 1e-12);

    [Fact]
    public void The_order_of_the_values_does_not_matter() => Check.That(
        Draw.Shuffled(Draw.Times(1, 12)),
        pair => Median.Of(pair.Original) == Median.Of(pair.Shuffled) && Median.OfRatios(pair.Original) == Median.OfRatios(pair.Shuffled));
}
