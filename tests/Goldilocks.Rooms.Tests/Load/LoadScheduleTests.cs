using System.Diagnostics;
using Goldilocks.Load;

namespace Goldilocks.Rooms.Tests.Load;

public sealed class LoadScheduleTests
{
    private static readonly TimeSpan s_second = TimeSpan.FromSeconds(1);

    [Theory]
    [InlineData(100, 1)]
    [InlineData(100, 3)]
    [InlineData(7.5, 2)]
    public void Threads_share_the_rate_and_every_request_has_its_own_moment(double rate, int threads)
    {
        var due = new List<long>();
        for (var thread = 0; thread < threads; thread++)
        {
            var schedule = new LoadSchedule(0, s_second, rate, threads, thread);
            var expected = schedule.Due;
            while (schedule.TryTake(long.MaxValue, out var at))
            {
                due.Add(at);
            }

            Assert.Equal((expected, 0), (schedule.Taken, schedule.TakenInTime));
        }

        due.Sort();
        Assert.Equal((int)Math.Ceiling(rate), due.Count);
        Assert.Equal(Enumerable.Range(0, due.Count).Select(index => (long)(index * (Stopwatch.Frequency / rate))), due);
    }

    [Fact]
    public void Nothing_leaves_before_it_is_due()
    {
        var schedule = new LoadSchedule(1000, s_second, rate: 10, threads: 1, thread: 0);

        Assert.False(schedule.TryTake(999, out _));
        Assert.True(schedule.TryTake(1000, out var first));
        Assert.False(schedule.TryTake(1001, out _));
        Assert.Equal(1000, first);
    }

    [Fact]
    public void Until_the_window_ends_there_is_a_moment_to_wake_up_at_and_then_there_is_none()
    {
        var schedule = new LoadSchedule(0, s_second, rate: 10, threads: 1, thread: 0);
        var (last, end) = (schedule.EndTicks - 1, schedule.EndTicks);
        Assert.Equal(last, schedule.NextDueTicks(last, hasIdle: true));

        while (schedule.TryTake(last, out _))
        {
        }

        Assert.Equal((end, end), (schedule.NextDueTicks(last, hasIdle: true), schedule.NextDueTicks(last, hasIdle: false)));
        Assert.Equal(long.MaxValue, schedule.NextDueTicks(end, hasIdle: true));
    }

    [Fact]
    public void The_closed_model_has_something_due_until_the_window_ends()
    {
        var schedule = new LoadSchedule(0, s_second, rate: null, threads: 1, thread: 0);

        Assert.True(schedule.TryTake(Stopwatch.Frequency - 1, out _));
        Assert.False(schedule.TryTake(Stopwatch.Frequency, out _));
        Assert.Equal((1, 1), (schedule.Due, schedule.Taken));
    }
}
