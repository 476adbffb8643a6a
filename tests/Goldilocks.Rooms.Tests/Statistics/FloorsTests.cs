using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class FloorsTests
{
    private static readonly CellKey Copy = RunScript.Key("Floors", Operation.Serialize, "copy");
    private static readonly CellKey CopyBack = RunScript.Key("Floors", Operation.Deserialize, "copy");
    private static readonly CellKey Allocate = RunScript.Key("Floors", Operation.Deserialize, "allocate");
    private static readonly CellKey Write = RunScript.Key("Rival", Operation.Serialize);
    private static readonly CellKey Read = RunScript.Key("Rival", Operation.Deserialize);

    [Fact]
    public void A_result_whose_interval_lies_below_its_floor_fails_the_run()
    {
        var violation = Assert.Single(Violations(Script().Samples(Write, 0, 38, 38, 38).Samples(Write, 1, 38, 38, 38).Samples(Write, 2, 38, 38, 38)));

        Assert.Equal(new FloorViolation(Write, Copy, FloorKind.Time, 38, 42, 3), violation);
        Assert.True(violation.IsFailure);
    }

    [Fact]
    public void Fewer_than_three_launches_of_either_may_be_chance_and_fail_nothing()
    {
        var one = Assert.Single(Violations(Script().Samples(Write, 0, 5, 5, 5)));
        var two = Assert.Single(Violations(Script().Samples(Write, 0, 5, 5, 5).Samples(Write, 1, 5, 5, 5)));

        Assert.Equal((1, 2), (one.Launches, two.Launches));
        Assert.False(one.IsFailure || two.IsFailure);
    }

    [Fact]
    public void A_result_whose_interval_reaches_its_floor_does_not() =>
        Assert.Empty(Violations(Script().Samples(Write, 0, 39, 39, 39).Samples(Write, 1, 40, 40, 40)));

    [Fact]
    public void The_floor_of_deserializing_is_the_one_that_only_reads()
    {
        // Copying bytes back takes 1,000 ns here, allocating the result 60 ns.
        Assert.Empty(Violations(Script().Samples(Read, 0, 61, 61, 61)));
        Assert.Equal(Allocate, Assert.Single(Violations(Script().Samples(Read, 0, 50, 50, 50))).Floor);
    }

    [Fact]
    public void A_reader_that_allocates_next_to_nothing_gave_out_what_it_made_before_and_fails_the_run_in_one_launch()
    {
        var script = Script().Allocated(Allocate, 0, 2_128);

        var violation = Assert.Single(Violations(script.Samples(Read, 0, 90, 90, 90).Allocated(Read, 0, 0)));

        Assert.Equal(new FloorViolation(Read, Allocate, FloorKind.Allocation, 0, 2_128, 1), violation);
        Assert.True(violation.IsFailure);
    }

    [Theory]
    [InlineData(2_128, null)]
    [InlineData(600, null)]
    [InlineData(0, "one title")]
    public void A_reader_that_shares_equal_strings_or_reads_a_part_is_not_taken_for_one(long bytes, string? partial)
    {
        var script = Script().Allocated(Allocate, 0, 2_128);
        script.Cell(Read, partial: partial);

        Assert.Empty(Violations(script.Samples(Read, 0, 90, 90, 90).Allocated(Read, 0, bytes)));
    }

    [Fact]
    public void A_reader_that_allocates_on_another_thread_is_not_taken_for_one()
    {
        var script = Script().Allocated(Allocate, 0, 2_128);
        script.Add(new AllocationEvent(script.Cell(Read), 0, [0, 0, 0], 2_300));

        Assert.Empty(Violations(script.Samples(Read, 0, 90, 90, 90)));
    }

    [Fact]
    public void A_partial_result_may_lie_below()
    {
        var script = Script();
        script.Cell(Read, partial: "one title");

        Assert.Empty(Violations(script.Samples(Read, 0, 5, 5, 5)));
    }

    [Fact]
    public void A_result_that_is_not_a_measurement_violates_nothing() =>
        Assert.Empty(Violations(Script().Samples(Write, 0, 5, 5, 5).Outcome(Write, 0, new WrongAnswer("$.Id"))));

    [Fact]
    public void A_payload_smaller_than_the_bare_one_is_told_once_and_fails_nothing()
    {
        var violation = Assert.Single(Violations(Script().Samples(Write, 0, 90, 90, 90).Verified(Write, 0, 99).Samples(Read, 0, 90, 90, 90).Verified(Read, 0, 99)));

        Assert.Equal(new FloorViolation(Write, Copy, FloorKind.Size, 99, 100, 1), violation);
        Assert.False(violation.IsFailure);
    }

    [Fact]
    public void Where_there_are_ratios_they_are_compared()
    {
        // The rival's launches were slow ones: its times lie above the floor's, its ratio below.
        var script = new RunScript().Baseline("person", "Base", "1.0.0");
        script.Cell(Copy, isFloor: true);
        var baseline = RunScript.Key("Base");
        script.SamplesInGroup(baseline, 0, 0, 100, 100, 100).SamplesInGroup(Copy, 0, 0, 40, 40, 40)
            .SamplesInGroup(baseline, 0, 1, 300, 300, 300).SamplesInGroup(Write, 0, 1, 90, 90, 90);

        var violation = Assert.Single(Violations(script));
        Assert.Equal((Write, FloorKind.Ratio), (violation.Cell, violation.Kind));
        Assert.Equal((0.3, 0.4), (violation.Value, violation.FloorValue));
    }

    [Fact]
    public void A_ratio_whose_interval_reaches_that_of_the_floor_fails_nothing()
    {
        var script = new RunScript().Baseline("person", "Base", "1.0.0");
        script.Cell(Copy, isFloor: true);
        foreach (var (launch, rival) in new[] { (0, 37), (1, 37), (2, 41) })
        {
            script.Samples(RunScript.Key("Base"), launch, 100, 100, 100).Samples(Copy, launch, 40, 40, 40).Samples(Write, launch, rival, rival, rival);
        }

        Assert.Empty(Violations(script));
    }

    private static RunScript Script()
    {
        var script = new RunScript();
        script.Cell(Copy, isFloor: true);
        script.Cell(CopyBack, isFloor: true);
        script.Cell(Allocate, isFloor: true, partial: "allocates the result and parses nothing");
        return script
            .Samples(Copy, 0, 42, 42, 42).Samples(Copy, 1, 42, 42, 42).Samples(Copy, 2, 42, 42, 42).Verified(Copy, 0, 100)
            .Samples(CopyBack, 0, 1_000, 1_000, 1_000).Verified(CopyBack, 0, 100)
            .Samples(Allocate, 0, 60, 60, 60).Verified(Allocate, 0, 100);
    }

    private static IReadOnlyList<FloorViolation> Violations(RunScript script) => Floors.Violations(RunStatistics.Of(script.Data));
}
