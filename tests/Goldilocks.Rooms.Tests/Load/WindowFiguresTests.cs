using Goldilocks.Load;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>The figures of the tables, from windows whose contents are known.</summary>
public sealed class WindowFiguresTests
{
    [Fact]
    public void Percentiles_are_exact_and_by_the_nearest_rank()
    {
        var figures = WindowFigures.Of(Window([.. Enumerable.Range(1, 200).Select(number => (long)number)]));

        Assert.Equal([100, 150, 180, 190, 198, null, 200.0], WindowFigures.Percentiles.Select(figures.Percentile));
    }

    [Fact]
    public void The_last_percentile_needs_ten_thousand_samples()
    {
        Assert.Null(WindowFigures.Of(Window(new long[9_999])).Percentile(99.9));
        Assert.Equal(0, WindowFigures.Of(Window(new long[10_000])).Percentile(99.9));
    }

    [Fact]
    public void Windows_are_put_together_before_percentiles_are_taken()
    {
        var figures = WindowFigures.Of([Window([1, 2, 3]), Window([100, 200, 300])]);

        Assert.Equal((3, 300, 6), (figures.Percentile(50), figures.Percentile(100), figures.Samples));
    }

    [Fact]
    public void Requests_that_could_not_leave_in_time_are_overload_below_99_percent()
    {
        Assert.False(WindowFigures.Of(Window([1]) with { OfferedRate = 500, Due = 1000, SentInTime = 991 }).IsOverloaded);
        Assert.True(WindowFigures.Of(Window([1]) with { OfferedRate = 500, Due = 1000, SentInTime = 985 }).IsOverloaded);
        Assert.True(WindowFigures.Of(Window([1]) with { OfferedRate = 500, Due = 1000, SentInTime = 995, Unsent = 5 }).IsOverloaded);
        Assert.False(WindowFigures.Of(Window([1]) with { Due = 1000, SentInTime = 10 }).IsOverloaded);
    }

    [Fact]
    public void Requests_without_an_answer_count_with_the_time_that_they_waited()
    {
        var figures = WindowFigures.Of(Window([.. Enumerable.Repeat(3L, 90)]) with
        {
            Due = 100,
            SentInTime = 92,
            Unsent = 6,
            Waited = RequestTimes.Of([(1000, 6), (2000, 4)]),
        });

        Assert.Equal((3, 1000, 2000, 2000), (figures.Percentile(90), figures.Percentile(95), figures.Percentile(99), figures.Percentile(100)));
        Assert.Equal((90, 10, 2), (figures.Samples, figures.Unanswered, figures.Late));
    }

    [Fact]
    public void A_window_of_an_earlier_version_says_nothing_of_unanswered_requests() =>
        Assert.Null(WindowFigures.Of(Window([1]) with { Waited = null, WaitedInService = null }).Unanswered);

    [Fact]
    public void The_best_second_is_found_between_slots()
    {
        var window = Window([1]) with { PerSlot = [0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0] };

        Assert.Equal(50, WindowFigures.Of(window).HighestSecond);
        Assert.Null(WindowFigures.Of(window with { PerSlot = [5, 5] }).HighestSecond);
    }

    [Fact]
    public void A_tools_percentiles_are_the_median_of_its_windows_and_its_slowest_the_slowest()
    {
        LoadWindowEvent Told(double median, double slowest) => Window([]) with
        {
            Latencies = null,
            ServiceTimes = null,
            Percentiles = new Dictionary<string, double> { ["50"] = median, ["100"] = slowest },
        };

        var figures = WindowFigures.Of([Told(1, 10), Told(3, 50), Told(2, 20)]);

        Assert.Equal((2, 50, null), (figures.Percentile(50), figures.Percentile(100), figures.Percentile(99)));
    }

    internal static LoadWindowEvent Window(IReadOnlyList<long> latencies) => new(
        Cell: 0,
        Launch: 0,
        Round: 0,
        Position: 0,
        OfferedRate: null,
        Seconds: 2,
        Due: latencies.Count,
        SentInTime: latencies.Count,
        Unsent: 0,
        InTime: latencies.Count,
        BodyBytes: 0,
        Bad: new Dictionary<string, long>(),
        PerSlot: [],
        Checked: 0,
        Latencies: RequestTimes.Of(latencies),
        ServiceTimes: RequestTimes.Of(latencies),
        Percentiles: null,
        ClientCpuNanoseconds: 0,
        Before: Counters(0),
        After: Counters(1_000_000),
        Levels: [],
        Waited: RequestTimes.None,
        WaitedInService: RequestTimes.None);

    private static ServerCounters Counters(long cpu) => new(cpu, cpu, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}
