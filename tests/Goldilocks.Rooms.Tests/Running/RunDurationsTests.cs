using Goldilocks.Cli.Run;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

/// <summary>The next run is estimated by those that were measured on this machine with the same settings.</summary>
public sealed class RunDurationsTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-durations-").FullName;

    private static UsualDurations Usual { get; } = new("another machine", SecondsPerBuild: 1, RowsPerSerializer: 2, new Dictionary<string, double> { ["person"] = 0.4, ["grain-state"] = 0.8 });

    private string Memory => Path.Combine(_folder, "durations.json");

    [Fact]
    public void The_same_run_again_takes_what_it_took()
    {
        RunDurations.Remember(Memory, Plan("default"), [new MeasuredTime("person of 1", 40, 6, TimeSpan.FromSeconds(30))]);

        Assert.Equal(30, Seconds(Plan("default"), "person of 1", 40, out var isFromHere), 6);
        Assert.True(isFromHere);
    }

    [Fact]
    public void Builds_are_estimated_by_how_long_those_of_this_machine_took_beside_the_usual_ones()
    {
        Assert.Equal(20, RunDurations.Read(Memory).SecondsToBuild(20, Usual), 6);

        RunDurations.RememberBuilds(Memory, 10, TimeSpan.FromSeconds(40), Usual);
        RunDurations.Remember(Memory, Plan("default"), [new MeasuredTime("person of 1", 40, 6, TimeSpan.FromSeconds(30))]);
        Assert.Equal(80, RunDurations.Read(Memory).SecondsToBuild(20, Usual), 6);
        Assert.Equal(0, RunDurations.Read(Memory).SecondsToBuild(0, Usual), 6);

        // A single program takes the start of MSBuild, and says no less about the machine.
        RunDurations.RememberBuilds(Memory, 1, TimeSpan.FromSeconds(6), Usual);
        Assert.Equal(60, RunDurations.Read(Memory).SecondsToBuild(20, Usual), 6);
        Assert.Equal(30, Seconds(Plan("default"), "person of 1", 40, out _), 6);
    }

    /// <summary>Two runs in one clone end when they like.</summary>
    [Fact]
    public void Runs_that_end_at_the_same_moment_do_not_disturb_each_other()
    {
        Parallel.For(0, 200, _ => RunDurations.RememberBuilds(Memory, 10, TimeSpan.FromSeconds(40), Usual));

        Assert.Equal(80, RunDurations.Read(Memory).SecondsToBuild(20, Usual), 6);
        Assert.Equal([Memory], Directory.EnumerateFiles(_folder));
    }

    [Theory]
    [InlineData(20, 3)]
    [InlineData(8, 4)]
    [InlineData(5, 6)]
    public void A_workload_whose_launches_are_costly_gets_only_those_that_the_run_begins(double secondsOfOne, int launches)
    {
        // The default begins no launch after the third that would take the workload beyond 36 s.
        RunDurations.Remember(Memory, Plan("default"), [new MeasuredTime("bookshelf of 100", 50, 3, TimeSpan.FromSeconds(3 * secondsOfOne))]);

        Assert.Equal(launches * secondsOfOne, Seconds(Plan("default"), "bookshelf of 100", 50, out _), 6);
        Assert.Equal(3, RunDurations.FewestLaunches(Presets.Of("default")));
    }

    [Fact]
    public void Launches_that_were_asked_for_are_all_made_whatever_they_cost()
    {
        var plan = Plan("default");
        plan = plan with { Settings = plan.Settings with { MinimumLaunches = 6, MaximumLaunches = 6, CostlySeconds = 0 } };
        RunDurations.Remember(Memory, plan, [new MeasuredTime("bookshelf of 100", 50, 6, TimeSpan.FromSeconds(300))]);

        Assert.Equal(300, Seconds(plan, "bookshelf of 100", 50, out _), 6);
        Assert.Equal(6, RunDurations.FewestLaunches(plan.Settings));
    }

    [Fact]
    public void Another_number_of_rows_counts_the_processes_of_the_baseline_in_each_group()
    {
        // The default has groups of 18 with two processes of the baseline in each: 18 rows are one group, 35 are two.
        Assert.Equal((19, 38), (RunDurations.Processes(Presets.Of("default"), 18), RunDurations.Processes(Presets.Of("default"), 35)));
        RunDurations.Remember(Memory, Plan("default"), [new MeasuredTime("person of 1", 18, 6, TimeSpan.FromSeconds(17.1))]);

        Assert.Equal(34.2, Seconds(Plan("default"), "person of 1", 35, out _), 6);
    }

    [Fact]
    public void Runs_with_other_settings_say_nothing_about_this_one()
    {
        var hasty = Plan("quick");
        hasty = hasty with { Settings = hasty.Settings with { Rounds = 2 } };
        RunDurations.Remember(Memory, hasty, [new MeasuredTime("person of 1", 4, 1, TimeSpan.FromSeconds(1))]);

        Seconds(Plan("quick"), "person of 1", 4, out var isFromHere);

        Assert.False(isFromHere);
    }

    [Fact]
    public void A_workload_that_was_never_measured_takes_as_long_as_the_others_do()
    {
        RunDurations.Remember(Memory, Plan("quick"), [new MeasuredTime("person of 1", 10, 3, TimeSpan.FromSeconds(30)), new MeasuredTime("order of 1", 10, 3, TimeSpan.FromSeconds(60))]);

        Assert.Equal(45, Seconds(Plan("quick"), "tiny of 1", 10, out var isFromHere), 6);
        Assert.True(isFromHere);
    }

    [Fact]
    public void A_workload_that_was_never_measured_is_as_much_dearer_as_it_usually_is()
    {
        RunDurations.Remember(Memory, Plan("quick"), [new MeasuredTime("person of 1", 10, 3, TimeSpan.FromSeconds(30))]);

        Assert.Equal(60, Seconds(Plan("quick"), "grain-state of 500", 10, out var isFromHere), 6);
        Assert.True(isFromHere);
    }

    [Fact]
    public void Without_a_record_each_workload_takes_what_it_usually_takes_and_another_their_mean()
    {
        // Ten rows are one group with one process of the baseline, in three launches.
        Assert.Equal((12, 24, 18), (Without("person"), Without("grain-state of 500"), Without("Order")));

        int Without(string workload) => (int)Math.Round(Seconds(Plan("quick"), workload, 10, out _));
    }

    [Fact]
    public void What_a_run_needs_beside_measuring_is_remembered_of_runs_that_built_nothing()
    {
        var times = new[] { new MeasuredTime("person of 1", 10, 3, TimeSpan.FromSeconds(30)) };
        RunDurations.Remember(Memory, Plan("quick"), times, besides: TimeSpan.FromSeconds(8));
        RunDurations.Remember(Memory, Plan("quick"), times, besides: null);
        Assert.Equal(8, RunDurations.Read(Memory).Besides, 6);

        RunDurations.Remember(Memory, Plan("quick"), times, besides: TimeSpan.FromSeconds(4));
        Assert.Equal(6, RunDurations.Read(Memory).Besides, 6);
    }

    [Fact]
    public void A_damaged_memory_is_forgotten()
    {
        File.WriteAllText(Memory, "{\"secondsPerCell\": 0.4");

        Assert.Empty(RunDurations.Read(Memory).SecondsPerProcess);
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private double Seconds(RunPlan plan, string workload, int rows, out bool isFromHere) => RunDurations.Read(Memory).Seconds(plan, workload, sizes: 1, rows, Usual, out isFromHere);

    private static RunPlan Plan(string preset) => new(
        preset, [], [], [], new Dictionary<string, int>(), [Operation.Serialize, Operation.Deserialize], "Baseline", [], [], Controls: 0, DataSeed: 1, Seed: 1, Presets.Of(preset), Strict: false);
}
