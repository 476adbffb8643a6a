using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Worker.Tests;

/// <summary>A run of several sizes spends its later launches on those whose intervals are still wide.</summary>
public sealed class SettledSizesTests : IDisposable
{
    private const int Minimum = 5;
    private const int Maximum = 7;
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-sizes-").FullName;

    [Fact]
    public void A_size_that_is_settled_is_left_out_of_later_launches_and_the_baseline_follows()
    {
        var (baseline, first, second) = (Fake("Base"), Fake("First"), Fake("Second"));

        var data = Run([baseline, first, second], new HashSet<(Contestant, int)> { (baseline, 2), (first, 2), (second, 2), (first, 5) });

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
        var (baseline, other) = (Fake("Base"), Fake("Other"));

        var data = Run([baseline, other], new HashSet<(Contestant, int)> { (baseline, 2), (baseline, 5), (other, 5) });

        Assert.Equal("0 1 2 3 4 5 6", LaunchesOf(data, "Base", 2));
        Assert.Equal("0 1 2 3 4 5 6", LaunchesOf(data, "Other", 2));
        Assert.Equal("0 1 2 3 4", LaunchesOf(data, "Base", 5));
    }

    [Fact]
    public void A_size_that_nobody_else_can_take_is_measured_for_the_baseline_until_intervals_are_looked_at()
    {
        var (baseline, other) = (Fake("Base"), Fake("Other"));
        var keys = Operations.All.Select(operation => other.Cell("bookshelf", 5, operation)).ToList();
        var past = RunPast.From(keys.SelectMany((key, id) => new RunEvent[] { new CellEvent(id, key, IsFloor: false, Partial: null), new OutcomeEvent(id, 0, new Crashed(134, "")) }));

        var data = Run([baseline, other], new HashSet<(Contestant, int)>(), past);

        Assert.Equal(Minimum, LaunchesOf(data, "Base", 5).Split(' ').Length);
        Assert.Equal(Maximum, LaunchesOf(data, "Base", 2).Split(' ').Length);
        Assert.Equal(Maximum, LaunchesOf(data, "Other", 2).Split(' ').Length);
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    /// <param name="contestants">The baseline first.</param>
    /// <param name="settled">After the fewest launches.</param>
    /// <param name="past">What is known before the first launch; null for nothing.</param>
    private RunData Run(IReadOnlyList<Contestant> contestants, IReadOnlySet<(Contestant Contestant, int Size)> settled, RunPast? past = null)
    {
        var workload = new ChosenWorkload(new WorkloadInfo("bookshelf", "", "books", 2, 10, true, [2, 5], new Dictionary<string, int>()), new Dictionary<string, int>(), [2, 5]);
        var info = Info();
        using (var recorder = RunRecorder.Create(_folder, info))
        {
            var roster = new RunRoster(contestants, [contestants[0]], [workload]);
            new RunCoordinator(roster, info.Plan, recorder, new Silence()).Run(past ?? RunPast.None, _ => settled, CancellationToken.None);
        }

        return RunFolder.Read(_folder);
    }

    private static Contestant Fake(string name) => new(name, "", "1.0.0", Fakes.PathOf("Honest"), IsFloor: false);

    private static string LaunchesOf(RunData data, string serializer, int size) => string.Join(' ', data.Cells
        .Single(cell => cell.Key.Serializer == serializer && cell.Key.Size == size && cell.Key.Operation == Operation.Serialize)
        .Samples.Select(sample => sample.Launch).Distinct().Order());

    private static RunInfo Info() => new(
        RunFolder.FormatVersion,
        "0.1.0",
        DateTimeOffset.UnixEpoch,
        ["run"],
        new RunPlan(
            "thorough", [], [], [], new Dictionary<string, int>(), Operations.All, "Base", [], [], Controls: 0, DataSeed: 1, Seed: 2, Short, Strict: false),
        new MachineInfo("Linux", "X64", "CPU", 2, 8_000_000_000, ".NET 10.0.0", "10.0.100", "thread-cpu", "abc123", "Release", "performance"));

    private static MeasurementSettings Short { get; } = Presets.Of("thorough") with
    {
        MinimumLaunches = Minimum,
        MaximumLaunches = Maximum,
        Rounds = 2,
        MinimumRounds = 2,
        SliceMilliseconds = 0.1,
        LeadInMilliseconds = 0,
        BaselineProcesses = 1,
        WarmupQuietMilliseconds = 1,
        WarmupMinimumMilliseconds = 1,
        WarmupMaximumMilliseconds = 20,
    };

    private sealed class Silence : IRunProgress
    {
        public void WorkloadStarted(ChosenWorkload workload, int contestants)
        {
        }

        public void GroupStarted(ChosenWorkload workload, int launch, int expectedLaunches, int group, int groups)
        {
        }

        public void Measuring(ChosenWorkload workload, int round, int rounds)
        {
        }

        public void WorkloadFinished(ChosenWorkload workload)
        {
        }

        public void Warn(string text)
        {
        }
    }
}
