using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

/// <summary>A run over <see cref="ScriptedWorkers"/>, recorded in a real run folder. The first variant is the baseline.</summary>
internal sealed class ScriptedRun : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-scripted-").FullName;

    public ScriptedRun(params string[] variants) => Variants = [.. variants.Select(name => new RunVariant(name, "", "1.0.0", name, IsFloor: false))];

    public IReadOnlyList<RunVariant> Variants { get; }

    public ScriptedWorkers Workers { get; } = new();

    public IReadOnlyList<int> Sizes { get; set; } = [1];

    public IReadOnlyList<Operation> Operations { get; set; } = [Operation.Serialize];

    public MeasurementSettings Settings { get; set; } = Short;

    /// <summary>One launch of four rounds.</summary>
    public static MeasurementSettings Short { get; } = RunScript.Settings with
    {
        MinimumLaunches = 1,
        MaximumLaunches = 1,
        Rounds = 4,
        MinimumRounds = 2,
        GroupSize = 10,
        BaselineProcesses = 1,
        PreparedSideBySide = 1,
    };

    public List<string> Warnings { get; } = [];

    /// <summary>Runs to the end and reads the run folder.</summary>
    public RunData Run(
        RunPast? past = null,
        Func<ChosenWorkload, IReadOnlySet<(RunVariant Variant, int Size)>>? isPreciseEnough = null,
        CancellationToken cancellation = default)
    {
        var info = RunScript.InfoOf("run");
        info = info with { Plan = info.Plan with { Settings = Settings, Operations = Operations, Baseline = Variants[0].Serializer } };
        var workload = new ChosenWorkload(new WorkloadInfo("bookshelf", "", "books", 1, 10, true, Sizes, new Dictionary<string, int>()), new Dictionary<string, int>(), Sizes);
        using (var recorder = RunRecorder.Create(_folder, info))
        {
            var coordinator = new RunCoordinator(new RunRoster(Variants, Variants, [workload]), info.Plan, recorder, new Listener(Warnings), Workers.Start);
            coordinator.Run(past ?? RunPast.None, isPreciseEnough ?? (_ => new HashSet<(RunVariant, int)>()), cancellation);
        }

        return RunFolder.Read(_folder);
    }

    /// <summary>The data of a run that did not finish.</summary>
    public RunData Read() => RunFolder.Read(_folder);

    /// <summary>What the run wrote down, in order.</summary>
    public IReadOnlyList<RunEvent> Events => RunFolder.ReadEvents(_folder);

    /// <summary>The timed samples that were asked for, in order.</summary>
    public IReadOnlyList<Asked> Samples => [.. Workers.Log.Where(asked => asked.Request is SampleRequest { Operations: > 0 })];

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private sealed class Listener(List<string> warnings) : IRunProgress
    {
        public void WorkloadStarted(ChosenWorkload workload, int variants)
        {
            // Nothing is shown.
        }

        public void GroupStarted(ChosenWorkload workload, int launch, int expectedLaunches, int group, int groups)
        {
            // Nothing is shown.
        }

        public void Measuring(ChosenWorkload workload, int round, int rounds)
        {
            // Nothing is shown.
        }

        public void WorkloadFinished(ChosenWorkload workload)
        {
            // Nothing is shown.
        }

        public void Warn(string text) => warnings.Add(text);
    }
}
