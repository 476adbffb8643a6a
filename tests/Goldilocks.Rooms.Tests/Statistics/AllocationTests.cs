using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class AllocationTests
{
    [Fact]
    public void One_distinct_value_is_the_value() =>
        Assert.Equal(new Allocation(128, Varies: false, 130, HappensElsewhere: false), Allocation.Of([Launch(130, 128, 128), Launch(130, 128)]));

    [Fact]
    public void Values_that_differ_give_their_median_and_say_so() =>
        Assert.Equal(new Allocation(128, Varies: true, 130, HappensElsewhere: false), Allocation.Of([Launch(130, 128, 4_000, 128), Launch(130, 120, 128)]));

    [Theory]
    [InlineData(10_000, 10_500, false)]
    [InlineData(10_000, 10_501, true)]
    [InlineData(10_000, 9_499, true)]
    [InlineData(0, 64, false)]
    [InlineData(0, 65, true)]
    public void A_process_that_allocates_otherwise_than_its_thread_says_so(long thread, long process, bool elsewhere) =>
        Assert.Equal(elsewhere, Allocation.Of([Launch(process, thread)])!.HappensElsewhere);

    [Fact]
    public void What_other_threads_allocate_for_the_operation_is_part_of_its_bytes() =>
        Assert.Equal(186_566, Allocation.Of([Launch(process: 186_566, 9_281)])!.Bytes);

    [Fact]
    public void Nothing_recorded_is_no_allocation() => Assert.Null(Allocation.Of([]));

    private static AllocationEvent Launch(long process, params long[] thread) => new(0, 0, thread, process);
}
