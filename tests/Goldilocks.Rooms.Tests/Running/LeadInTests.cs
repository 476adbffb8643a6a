using Goldilocks.Rooms.Tests.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

/// <summary>The lead-in of a sample is a share of its timed part, in whole operations.</summary>
public sealed class LeadInTests
{
    [Theory]
    [InlineData(9000, 3000)]
    [InlineData(10, 4)]
    [InlineData(2, 1)]
    public void A_sample_is_led_in_by_operations_of_the_time_that_was_set(long operations, long leadIn) => Assert.Equal(leadIn, LeadIn(operations, milliseconds: 0.5));

    [Theory]
    [InlineData(1)]
    [InlineData(0)]
    public void An_operation_as_long_as_a_sample_is_not_done_twice_and_a_rehearsal_does_nothing(long operations) => Assert.Equal(0, LeadIn(operations, milliseconds: 0.5));

    [Fact]
    public void A_run_from_before_there_was_a_lead_in_goes_on_without_one() => Assert.Equal(0, LeadIn(9000, RunScript.Settings.LeadInMilliseconds));

    private static long LeadIn(long operations, double milliseconds) =>
        WorkerDialogue.LeadIn(operations, RunScript.Settings with { SampleMilliseconds = 1.5, LeadInMilliseconds = milliseconds });
}
