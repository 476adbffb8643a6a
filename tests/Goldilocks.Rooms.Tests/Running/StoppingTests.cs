using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

/// <summary>When a run stops measuring a cell, played by scripted workers.</summary>
public sealed class StoppingTests
{
    [Fact]
    public void A_size_that_is_settled_is_left_out_of_later_launches_and_the_baseline_follows()
    {
        using var run = Launches("Base", "First", "Second");
        var (baseline, first, second) = (run.Variants[0], run.Variants[1], run.Variants[2]);

        var data = run.Run(isPreciseEnough: _ => new HashSet<(RunVariant, int)> { (baseline, 2), (first, 2), (second, 2), (first, 5) });

        Assert.Equal("0 1 2 3 4", LaunchesOf(data, "First", 2));
        Assert.Equal("0 1 2 3 4", LaunchesOf(data, "First", 5));
        Assert.Equal("0 1 2 3 4", LaunchesOf(data, "Second", 2));
        Assert.Equal("0 1 2 3 4 5 6", LaunchesOf(data, "Second", 5));
        Assert.Equal("0 1 2 3 4", LaunchesOf(data, "Base", 2));
        Assert.Equal("0 1 2 3 4 5 6", LaunchesOf(data, "Base", 5));
    }

    [Fact]
    public void The_baseline_goes_on_where_only_its_own_interval_is_narrow()
    {
        using var run = Launches("Base", "Other");
        var (baseline, other) = (run.Variants[0], run.Variants[1]);

        var data = run.Run(isPreciseEnough: _ => new HashSet<(RunVariant, int)> { (baseline, 2), (baseline, 5), (other, 5) });

        Assert.Equal("0 1 2 3 4 5 6", LaunchesOf(data, "Base", 2));
        Assert.Equal("0 1 2 3 4 5 6", LaunchesOf(data, "Other", 2));
        Assert.Equal("0 1 2 3 4", LaunchesOf(data, "Base", 5));
    }

    [Fact]
    public void A_size_that_no_other_can_take_is_measured_for_the_baseline_until_intervals_are_checked()
    {
        using var run = Launches("Base", "Other");
        var key = run.Variants[1].Cell("bookshelf", 5, Operation.Serialize);
        var past = RunPast.From([new CellEvent(0, key, IsFloor: false, Partial: null), new OutcomeEvent(0, 0, new Crashed(134, ""))]);

        var data = run.Run(past);

        Assert.Equal(5, LaunchesOf(data, "Base", 5).Split(' ').Length);
        Assert.Equal(7, LaunchesOf(data, "Base", 2).Split(' ').Length);
        Assert.Equal(7, LaunchesOf(data, "Other", 2).Split(' ').Length);
    }

    private static ScriptedRun Launches(params string[] variants) => new(variants)
    {
        Sizes = [2, 5],
        Settings = ScriptedRun.Short with { MinimumLaunches = 5, MaximumLaunches = 7, Rounds = 2 },
    };

    private static string LaunchesOf(RunData data, string serializer, int size) =>
        string.Join(' ', data.Cells.Single(cell => cell.Key.Serializer == serializer && cell.Key.Operation == Operation.Serialize && cell.Key.Size == size).Samples.Select(sample => sample.Launch).Distinct().Order());
}
