using System.Text.Json.Serialization;
using Goldilocks.Protocol;

namespace Goldilocks.Results;

/// <summary><c>run.json</c>: what was asked for and where it ran. Written before anything is built, and again when the workers' clock is known.</summary>
/// <param name="FormatVersion">1.</param>
/// <param name="GoldilocksVersion">Of the tool.</param>
/// <param name="StartedUtc">In UTC.</param>
/// <param name="Command">The command line after <c>goldilocks</c>.</param>
/// <param name="Plan">Everything that <c>--resume</c> needs to go on.</param>
/// <param name="Machine">Where it ran.</param>
/// <param name="Id">Identifies this run; <c>samples.jsonl</c> begins with it too. Null in runs from before it existed; the recorder gives one to each new run.</param>
public sealed record RunInfo(
    int FormatVersion,
    string GoldilocksVersion,
    DateTimeOffset StartedUtc,
    IReadOnlyList<string> Command,
    RunPlan Plan,
    MachineInfo Machine,
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? Id = null);

/// <summary>What a run measures and how; a pure function of the command line.</summary>
/// <param name="Preset"><c>quick</c>, <c>default</c> or <c>thorough</c>.</param>
/// <param name="Serializers">Glob patterns, each possibly with <c>@version</c>.</param>
/// <param name="Workloads">Glob patterns, each possibly with <c>:parameter=value</c> and <c>@size+size</c>.</param>
/// <param name="Sizes">For patterns without sizes of their own; empty for each workload's default.</param>
/// <param name="Parameters">For every workload that has them, such as <c>payload</c>.</param>
/// <param name="Operations">The timed operations.</param>
/// <param name="Baseline">The serializer and variant that ratios are taken to.</param>
/// <param name="Adapters">Folders of adapters beside <c>serializers/</c>.</param>
/// <param name="Sources">Extra package sources.</param>
/// <param name="Controls">How often the baseline competes against itself, in processes of its own; 0 for not at all.</param>
/// <param name="DataSeed">Of the values that are serialized.</param>
/// <param name="Seed">Of the groups and the order of turns.</param>
/// <param name="Settings">Launches, rounds, sample length and so on.</param>
/// <param name="Strict">True when an outcome that is a failure makes the exit code non-zero.</param>
/// <param name="Study">The study whose tables the run fills, by its file's name; null for a run of its own.</param>
/// <param name="Compress">Codecs to put around every variant, as <c>name</c> or <c>name:level</c>; null for none.</param>
/// <param name="Codecs">Folders of codecs beside <c>codecs/</c>; null for none.</param>
/// <param name="Sinks">Where serializers write to, each a row of its own; null or empty for memory alone.</param>
/// <param name="Async">True to measure the asynchronous operations beside the synchronous ones.</param>
/// <param name="Conditions">The conditions that each serializer is measured under, the baseline's first; null for the run's settings alone.</param>
/// <param name="Model">The user's own type that is measured; null for the built-in workloads.</param>
/// <param name="StudyFile">Full path of a study of the user's own, which the run folder keeps a copy of; null for a built-in one.</param>
/// <param name="Nearest">True to take the nearest version of a package that is not offered in the pinned one.</param>
public sealed record RunPlan(
    string Preset,
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Workloads,
    IReadOnlyList<int> Sizes,
    IReadOnlyDictionary<string, int> Parameters,
    IReadOnlyList<Operation> Operations,
    string Baseline,
    IReadOnlyList<string> Adapters,
    IReadOnlyList<string> Sources,
    int Controls,
    long DataSeed,
    long Seed,
    MeasurementSettings Settings,
    bool Strict,
    string? Study = null,
    IReadOnlyList<string>? Compress = null,
    IReadOnlyList<string>? Codecs = null,
    IReadOnlyList<Sink>? Sinks = null,
    bool Async = false,
    IReadOnlyList<Condition>? Conditions = null,
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] ModelInfo? Model = null,
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? StudyFile = null,
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] bool Nearest = false);

/// <summary>The numbers behind a preset; docs/method.md and docs/experiments/ explain them.</summary>
/// <param name="MinimumLaunches">Fresh processes for each cell before the interval is checked for the first time.</param>
/// <param name="MaximumLaunches">The most launches, however wide the interval.</param>
/// <param name="TargetHalfWidth">Relative half-width of the interval at which launching stops; 0.03 is 3 %.</param>
/// <param name="Rounds">Samples of each cell in a launch.</param>
/// <param name="MinimumRounds">Rounds of operations that are so long that more rounds would exceed the cap on a cell's time.</param>
/// <param name="SampleMilliseconds">Length of a sample.</param>
/// <param name="GroupSize">Processes that take turns, the baseline among them.</param>
/// <param name="CellSeconds">Cap on the samples of one cell in one launch.</param>
/// <param name="WarmupQuietMilliseconds">CPU time that must pass without a compiled method, half of it before the JIT was probed and half after.</param>
/// <param name="WarmupMinimumMilliseconds">Wall time.</param>
/// <param name="WarmupMaximumMilliseconds">CPU time.</param>
/// <param name="PreparedSideBySide">Processes that start and warm up at the same time, before anything is timed.</param>
/// <param name="TimeoutSeconds">For the answer to one request.</param>
/// <param name="EnvironmentVariables">Set for every worker: the pinned runtime settings.</param>
/// <param name="WarmupRestMilliseconds">Sleep after each pass of the warm-up over a process's cells, while the JIT is still at work: it leaves the core to the JIT. It lasts at least this long, and as long as the pass when that is longer. 0 in runs from before it existed.</param>
/// <param name="CostlySeconds">After the third launch of a workload, no launch begins that would make the workload take longer than this; 0 for no such limit.</param>
/// <param name="WarmupStepMilliseconds">Length of a step of the warm-up. After each step a sample of no operations is requested, so that the path of a request and its answer is warmed up too; 0 in runs from before there were any.</param>
/// <param name="BaselineProcesses">Processes of the baseline in each group, which take turns like all others; 1 in runs from before there could be several.</param>
/// <param name="OperationsApart">Each operation has a process and a warm-up of its own in every launch; otherwise those of a variant share one.</param>
/// <param name="LeadInMilliseconds">CPU time of the lead-in: operations before those of a sample that are not timed; 0 in runs from before there was one.</param>
public sealed record MeasurementSettings(
    int MinimumLaunches,
    int MaximumLaunches,
    double TargetHalfWidth,
    int Rounds,
    int MinimumRounds,
    [property: JsonPropertyName("sliceMilliseconds")] double SampleMilliseconds,
    int GroupSize,
    double CellSeconds,
    double WarmupQuietMilliseconds,
    double WarmupMinimumMilliseconds,
    double WarmupMaximumMilliseconds,
    int PreparedSideBySide,
    double TimeoutSeconds,
    IReadOnlyDictionary<string, string> EnvironmentVariables,
    double WarmupRestMilliseconds = 0,
    double CostlySeconds = 0,
    double WarmupStepMilliseconds = 0,
    int BaselineProcesses = 1,
    bool OperationsApart = false,
    double LeadInMilliseconds = 0);

/// <summary>The machine and its software, as the reports print them. What could not be read is <c>unknown</c>.</summary>
/// <param name="OperatingSystem">Name and version.</param>
/// <param name="Architecture">Of the operating system.</param>
/// <param name="Processor">Its model.</param>
/// <param name="LogicalCores">That this process may use.</param>
/// <param name="MemoryBytes">That this process may use.</param>
/// <param name="Runtime">Such as <c>.NET 10.0.12</c>.</param>
/// <param name="Sdk">Its version.</param>
/// <param name="Clock">The clock that the workers take ratios from: <c>thread-cpu</c> or <c>wall</c>.</param>
/// <param name="SourceRevision">Of the checkout of Goldilocks.</param>
/// <param name="BuildConfiguration">Of the adapters: <c>Release</c> or <c>Debug</c>.</param>
/// <param name="PowerProfile">The frequency governor or power profile by the operating system's name, such as <c>performance</c> or <c>powersave</c>.</param>
public sealed record MachineInfo(
    string OperatingSystem,
    string Architecture,
    string Processor,
    int LogicalCores,
    long MemoryBytes,
    string Runtime,
    string Sdk,
    string Clock,
    string SourceRevision,
    string BuildConfiguration = "unknown",
    string PowerProfile = "unknown");
