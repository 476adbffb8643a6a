using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

/// <summary>How often an input and one that is twice as large are read, until it is clear how the time grows.</summary>
public sealed class GrowthTests
{
    private const double Fewest = 150;
    private const double Suspicious = 3;

    [Fact]
    public void What_is_read_in_no_time_is_read_once() => Assert.Equal((1, 1), Readings(small: [10], large: [20]).Times);

    [Fact]
    public void A_clear_growth_is_read_once() => Assert.Equal((1, 1), Readings(small: [100], large: [400]).Times);

    [Fact]
    public void A_slow_reader_that_does_not_grow_too_fast_reads_the_large_input_once() => Assert.Equal((3, 1), Readings(small: [100, 100, 100], large: [200]).Times);

    [Fact]
    public void A_first_small_reading_that_pays_for_the_compiler_hides_no_growth()
    {
        var (fastest, times) = Readings(small: [300, 100, 100], large: [340, 340, 340]);
        Assert.Equal((100, 340), fastest);
        Assert.Equal((3, 3), times);
    }

    [Fact]
    public void A_large_reading_that_was_disturbed_is_no_growth() => Assert.Equal((100, 200), Readings(small: [100, 100, 100], large: [340, 200]).Fastest);

    [Fact]
    public void Code_that_is_compiled_once_more_between_the_readings_is_no_growth() => Assert.Equal((50, 100), Readings(small: [100, 50, 50], large: [190, 100]).Fastest);

    [Fact]
    public void Between_the_limit_and_a_clear_growth_twice_as_much_decides()
    {
        Assert.Equal((320, 640, Fewest), Decisive(small: 100, large: 320, larger: 640));
        Assert.Equal((320, 1280, Fewest), Decisive(small: 100, large: 320, larger: 1280));
    }

    [Fact]
    public void A_clear_growth_and_none_are_decided_without_twice_as_much()
    {
        Assert.Equal((100, 350, Fewest), Decisive(small: 100, large: 350, larger: null));
        Assert.Equal((100, 300, Fewest), Decisive(small: 100, large: 300, larger: null));
    }

    [Fact]
    public void Where_no_larger_input_is_left_the_last_ratio_decides() =>
        Assert.Equal((100, 320, Fewest), Growth.Decisive(() => 100, () => 320, [], (Fewest, Fewest), Suspicious));

    [Theory]
    [InlineData(400, new double[] { 300, 3, 3 }, true)]
    [InlineData(400, new double[] { 300, 140, 150 }, false)]
    public void A_flood_takes_several_times_as_long_as_the_fastest_reading_of_usual_keys(double flood, double[] usual, bool expected)
    {
        var read = 0;
        Assert.Equal(expected, Growth.IsSlowBesideUsual(flood, () => usual[read++]));
    }

    [Theory]
    [InlineData(1, false)]
    [InlineData(int.MaxValue, true)]
    public void A_ratio_that_is_there_once_is_no_growth(int slowReadings, bool expected)
    {
        var read = 0;
        Assert.Equal(expected, Growth.Check(() => { }, () => Work(40), () => Work(read++ < slowReadings ? 200 : 80), []));

        static void Work(double milliseconds)
        {
            var began = ThreadTime.Milliseconds();
            while (ThreadTime.Milliseconds() - began < milliseconds)
            {
                Thread.SpinWait(1000);
            }
        }
    }

    private static (double One, double Two, double Fewest) Decisive(double small, double large, double? larger) =>
        Growth.Decisive(() => small, () => large, [() => () => larger!.Value], (Fewest, Fewest), Suspicious);

    private static ((double One, double Two) Fastest, (int Small, int Large) Times) Readings(double[] small, double[] large)
    {
        var (smallRead, largeRead) = (0, 0);
        var fastest = Growth.Fastest(() => small[smallRead++], () => large[largeRead++], Fewest, Suspicious);
        return (fastest, (smallRead, largeRead));
    }
}
