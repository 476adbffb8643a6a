using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Results;

/// <summary>
/// Writes the events of a run the way the coordinator does, with times that the test chooses. One sample has 1,000 operations, so that a time
/// per operation in whole nanoseconds stays exact.
/// </summary>
internal sealed class RunScript
{
    public const long OperationsPerSample = 1000;

    private readonly List<RunEvent> _events = [];
    private readonly Dictionary<CellKey, int> _cells = [];

    public RunInfo Info { get; set; } = InfoOf("run", "--quick");

    public IReadOnlyList<RunEvent> Events => _events;

    public RunData Data => RunData.From(Info, _events);

    public static RunInfo InfoOf(params string[] command) => new(
        RunFolder.FormatVersion,
        "0.1.0",
        new DateTimeOffset(2026, 11, 21, 8, 30, 0, TimeSpan.Zero),
        command,
        new RunPlan(
            Preset: "quick",
            Serializers: [],
            Workloads: [],
            Sizes: [],
            Parameters: new Dictionary<string, int>(),
            Operations: Operations.All,
            Baseline: "System.Text.Json",
            Adapters: [],
            Sources: [],
            Controls: 0,
            Seed: 42,
            DataSeed: 7,
            Settings: Settings,
            Strict: false),
        new MachineInfo(
            "Linux 6.1", "X64", "Example CPU", 2, 8_000_000_000, ".NET 10.0.0", "10.0.100", "thread-cpu", "abc123", "Release", "performance"));

    public static MeasurementSettings Settings { get; } = new(
        MinimumLaunches: 3,
        MaximumLaunches: 15,
        TargetHalfWidth: 0.03,
        Rounds: 20,
        MinimumRounds: 3,
        SampleMilliseconds: 10,
        GroupSize: 5,
        CellSeconds: 2,
        WarmupQuietMilliseconds: 300,
        WarmupMinimumMilliseconds: 1000,
        WarmupMaximumMilliseconds: 10_000,
        PreparedSideBySide: 2,
        TimeoutSeconds: 60,
        EnvironmentVariables: new Dictionary<string, string> { ["DOTNET_gcServer"] = "0", ["DOTNET_GCgen0size"] = "0x1000000" });

    public RunScript Add(RunEvent item)
    {
        _events.Add(item);
        return this;
    }

    public RunScript Built(string serializer, string version, params string[] variants) =>
        Add(new SerializerEvent(serializer, version, variants.Length == 0 ? [""] : variants, [], null, null, []));

    public RunScript Baseline(string workload, string serializer, string version) => Add(new BaselineEvent(workload, serializer, "", version));

    public int Cell(CellKey key, bool isFloor = false, string? partial = null)
    {
        if (!_cells.TryGetValue(key, out var id))
        {
            _cells.Add(key, id = _cells.Count);
            Add(new CellEvent(id, key, isFloor, partial));
        }

        return id;
    }

    public RunScript Outcome(CellKey key, int launch, Outcome outcome) => Add(new OutcomeEvent(Cell(key), launch, outcome));

    public RunScript Verified(CellKey key, int launch, long payload, string digest = "d1", long bind = 1_000, long firstCall = 2_000) =>
        Add(new VerifiedEvent(Cell(key), launch, digest, payload, bind, firstCall));

    public RunScript Allocated(CellKey key, int launch, long bytes) =>
        Add(new AllocationEvent(Cell(key), launch, [bytes, bytes, bytes], bytes));

    /// <summary>One sample in every round, that took so many nanoseconds for an operation.</summary>
    public RunScript Samples(CellKey key, int launch, params long[] nanosecondsByRound) => SamplesInGroup(key, launch, 0, nanosecondsByRound);

    public RunScript SamplesInGroup(CellKey key, int launch, int group, params long[] nanosecondsByRound) => Samples(key, launch, group, process: 0, nanosecondsByRound);

    public RunScript SamplesOfProcess(CellKey key, int launch, int process, params long[] nanosecondsByRound) => Samples(key, launch, group: 0, process, nanosecondsByRound);

    public SampleEvent Sample(CellKey key, int launch, int group, int round, long nanoseconds) => new(
        Cell(key),
        launch,
        group,
        round,
        Position: 0,
        OperationsPerSample,
        nanoseconds * OperationsPerSample,
        nanoseconds * OperationsPerSample,
        nanoseconds * OperationsPerSample,
        PauseNanoseconds: 0,
        Collections: 0);

    public static CellKey Key(string serializer, Operation operation = Operation.Serialize, string variant = "", string workload = "person", int size = 1, string version = "1.0.0") =>
        new(serializer, variant, version, workload, size, operation);

    private RunScript Samples(CellKey key, int launch, int group, int process, long[] nanosecondsByRound)
    {
        for (var round = 0; round < nanosecondsByRound.Length; round++)
        {
            Add(Sample(key, launch, group, round, nanosecondsByRound[round]) with { Process = process });
        }

        return this;
    }
}
