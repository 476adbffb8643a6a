using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class ProcessTimesTests
{
    [Fact]
    public void A_sample_is_its_time_over_its_operations() =>
        Assert.Equal(250, Assert.Single(Of(Sample(round: 0, operations: 4, thread: 1_000))).NanosecondsByRound[0]);

    /// <summary>
    /// By hand: three samples of 10 operations; the second holds a collection of 300 ns. Pauses are 300 / 30 = 10 ns for an operation; the
    /// samples without them are 1000 / 10, (1300 - 300) / 10 and 1100 / 10.
    /// </summary>
    [Fact]
    public void A_collection_is_taken_out_of_its_sample_and_shared_by_all_operations_of_the_process()
    {
        var times = Assert.Single(Of(
            Sample(round: 0, operations: 10, thread: 1_000),
            Sample(round: 1, operations: 10, thread: 1_300, pause: 300),
            Sample(round: 2, operations: 10, thread: 1_100))).NanosecondsByRound;

        Assert.Equal([110, 110, 120], [times[0], times[1], times[2]]);
    }

    [Fact]
    public void A_pause_that_lasted_longer_than_its_sample_took_cpu_counts_as_the_whole_sample()
    {
        // 1,000 ns of CPU time, 5,000 ns of wall time in the collection: a neighbour had the core.
        var times = Assert.Single(Of(
            Sample(round: 0, operations: 10, thread: 1_000, pause: 5_000),
            Sample(round: 1, operations: 10, thread: 1_000))).NanosecondsByRound;

        Assert.Equal([50, 150], [times[0], times[1]]);
    }

    [Fact]
    public void A_sample_without_time_on_the_clock_has_no_time() =>
        Assert.Equal([1], Assert.Single(Of(Sample(round: 0, thread: 0), Sample(round: 1, thread: 50))).NanosecondsByRound.Keys);

    [Fact]
    public void Each_launch_and_group_is_a_process_of_its_own()
    {
        var processes = Of(
            Sample(round: 0, thread: 10, launch: 1, group: 1),
            Sample(round: 0, thread: 20, launch: 1, group: 0),
            Sample(round: 0, thread: 30, launch: 0, group: 1));

        Assert.Equal([(0, 1, 30), (1, 0, 20), (1, 1, 10)], processes.Select(process => (process.Launch, process.Group, process.NanosecondsByRound[0])));
    }

    [Fact]
    public void The_clock_is_thread_cpu_time_where_it_is_fine() =>
        Assert.Equal(MainClock.ThreadCpu, MainClocks.Choose([Sample(0, thread: 100, process: 105, wall: 400)]));

    [Fact]
    public void The_clock_is_process_cpu_time_when_it_exceeds_thread_time_by_more_than_5_percent() =>
        Assert.Equal(MainClock.ProcessCpu, MainClocks.Choose([Sample(0, thread: 100, process: 106), Sample(1, thread: 100, process: 190), Sample(2, thread: 100, process: 100)]));

    [Fact]
    public void One_sample_with_a_background_compilation_does_not_change_the_clock() =>
        Assert.Equal(MainClock.ThreadCpu, MainClocks.Choose([Sample(0, thread: 100, process: 200), Sample(1, thread: 100, process: 100), Sample(2, thread: 100, process: 100)]));

    [Fact]
    public void The_clock_is_wall_time_where_there_is_no_thread_clock()
    {
        SampleEvent[] samples = [Sample(0, thread: 0, wall: 70, process: 90)];

        Assert.Equal(MainClock.Wall, MainClocks.Choose(samples));
        Assert.Equal(70, samples[0].Read(MainClocks.Choose(samples)));
    }

    private static IReadOnlyList<ProcessTimes> Of(params SampleEvent[] samples) => ProcessTimes.Of(new CellData(0, RunScript.Key("Any"), IsFloor: false, Partial: null, [], [], [], [], samples));

    private static SampleEvent Sample(
        int round, long thread, long operations = 1, long pause = 0, long? process = null, long? wall = null, int launch = 0, int group = 0) =>
        new(0, launch, group, round, 0, operations, thread, wall ?? thread, process ?? thread, pause, 0);
}
