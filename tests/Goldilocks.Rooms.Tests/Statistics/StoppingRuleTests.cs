using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class StoppingRuleTests
{
    private static readonly MeasurementSettings FiveToFifteen = RunScript.Settings with { MinimumLaunches = 5, MaximumLaunches = 15, TargetHalfWidth = 0.03125 };

    [Theory]
    [InlineData(4, 0.00, true)]
    [InlineData(5, 0.03125, false)]
    [InlineData(5, 0.0625, true)]
    [InlineData(9, 0.05, true)]
    [InlineData(15, 0.50, false)]
    public void Only_the_width_of_the_interval_and_the_limits_decide(int launches, double halfWidth, bool more) =>
        Assert.Equal(more, NeedsMore(launches, halfWidth, FiveToFifteen));

    /// <summary>By hand: 0.07 after 7 launches would be 0.048 after 15, as would 0.0625 after 9 and 0.08 after 5 0.046; 1.4 times 0.03125 are 0.044.</summary>
    [Theory]
    [InlineData(4, 0.25, true)]
    [InlineData(5, 0.08, false)]
    [InlineData(5, 0.07, true)]
    [InlineData(7, 0.07, false)]
    [InlineData(7, 0.0625, true)]
    [InlineData(9, 0.0625, false)]
    public void A_cell_that_the_last_launch_would_leave_wide_gets_no_more(int launches, double halfWidth, bool more) =>
        Assert.Equal(more, NeedsMore(launches, halfWidth, FiveToFifteen));

    [Fact]
    public void With_more_launches_to_come_more_is_within_reach() =>
        Assert.True(NeedsMore(launches: 7, halfWidth: 0.07, FiveToFifteen with { MaximumLaunches = 30 }));

    [Fact]
    public void An_interval_that_excludes_1_is_no_reason_to_stop() =>
        Assert.True(StoppingRule.NeedsMoreLaunches(5, new Interval(3, 2.85, 3.15, 0.95), FiveToFifteen));

    [Fact]
    public void A_variant_is_settled_at_the_sizes_of_which_no_operation_needs_more()
    {
        var script = new RunScript { Info = RunScript.InfoOf("run") }.Baseline("person", "Base", "1.0.0");
        for (var launch = 0; launch < 3; launch++)
        {
            Samples(script, "Base", 1, launch, 100);
            Samples(script, "Base", 4, launch, 100);
            Samples(script, "Narrow", 1, launch, 200 + launch);
            Samples(script, "Steady", 1, launch, 200);
            Samples(script, "Steady", 4, launch, 200);
            Samples(script, "Wide", 1, launch, 200 + (8 * launch));
            Samples(script, "WideAtOneSize", 1, launch, 200);
        }

        for (var launch = 0; launch < 3; launch++)
        {
            Samples(script, "Base", 9, launch, 100);
            Samples(script, "WideAtOneSize", 9, launch, 200 + (8 * launch));
        }

        script.Samples(RunScript.Key("TooFew"), 0, 100, 100, 100).Outcome(RunScript.Key("Crashes"), 0, new Crashed(134, ""));

        Assert.Equal(
            ["Base 1", "Base 4", "Base 9", "Crashes 1", "Narrow 1", "Steady 1", "Steady 4", "WideAtOneSize 1"],
            Settled(script).Order(StringComparer.Ordinal));
        Assert.Empty(StoppingRule.Settled(script.Data, "bookshelf"));
    }

    [Fact]
    public void A_floor_needs_no_more_than_the_fewest_launches_however_wide_its_interval()
    {
        var floor = RunScript.Key("Floor");
        var script = new RunScript { Info = RunScript.InfoOf("run") }.Baseline("person", "Base", "1.0.0");
        script.Cell(floor, isFloor: true);
        for (var launch = 0; launch < RunScript.Settings.MinimumLaunches; launch++)
        {
            Assert.DoesNotContain("Floor 1", Settled(script));
            Samples(script, "Base", 1, launch, 100);
            Samples(script, "Floor", 1, launch, 10 + (5 * launch));
        }

        Assert.Contains("Floor 1", Settled(script));
    }

    private static bool NeedsMore(int launches, double halfWidth, MeasurementSettings settings) =>
        StoppingRule.NeedsMoreLaunches(launches, new Interval(1, 1 - halfWidth, 1 + halfWidth, 0.95), settings);

    private static IEnumerable<string> Settled(RunScript script) => StoppingRule.Settled(script.Data, "person").Select(settled => $"{settled.Variant.Serializer} {settled.Size}");

    private static void Samples(RunScript script, string serializer, int size, int launch, long nanoseconds) =>
        script.Samples(RunScript.Key(serializer, size: size), launch, nanoseconds, nanoseconds, nanoseconds);
}
