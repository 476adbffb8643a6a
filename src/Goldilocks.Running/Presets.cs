using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>The three ways to run. docs/experiments/ has the experiments behind the numbers.</summary>
public static class Presets
{
    /// <summary>The names, as on the command line.</summary>
    public static IReadOnlyList<string> Names { get; } = ["quick", "default", "thorough"];

    /// <summary>The settings of that preset.</summary>
    public static MeasurementSettings Of(string preset) => preset switch
    {
        "quick" => Common with { MinimumLaunches = 3, MaximumLaunches = 3 },
        "default" => Common with { MinimumLaunches = 6, MaximumLaunches = 6, CostlySeconds = 36, BaselineProcesses = 2 },
        "thorough" => Common with { MinimumLaunches = 5, MaximumLaunches = 15, Rounds = 30, CellSeconds = 0.5, BaselineProcesses = 3 },
        _ => throw new ArgumentOutOfRangeException(nameof(preset), preset, $"One of: {string.Join(", ", Names)}."),
    };

    private static MeasurementSettings Common { get; } = new(
        MinimumLaunches: 5,
        MaximumLaunches: 5,
        TargetHalfWidth: 0.03,
        Rounds: 20,
        MinimumRounds: 5,
        SampleMilliseconds: 1.5,
        GroupSize: 18,
        CellSeconds: 1,
        WarmupQuietMilliseconds: 100,
        WarmupMinimumMilliseconds: 400,
        WarmupMaximumMilliseconds: 10_000,
        PreparedSideBySide: Math.Min(12, 3 * Environment.ProcessorCount),
        TimeoutSeconds: 60,
        EnvironmentVariables: PinnedRuntime(),
        WarmupRestMilliseconds: 3,
        WarmupStepMilliseconds: 5,
        BaselineProcesses: 1,
        LeadInMilliseconds: 0.5);

    /// <summary>
    /// Workstation, non-concurrent collection with a gen 0 budget of 16 MB: the budget otherwise follows the cache size of the machine and
    /// the load on it. A heap limit turns a leak into an exception before it troubles the machine. The tiered JIT's timer is 48 ms (the runtime
    /// reads hexadecimal) instead of 100: the same tiers from the same call counts, with less waiting between them (docs/experiments/warm-up.md).
    /// </summary>
    private static Dictionary<string, string> PinnedRuntime() => new()
    {
        ["DOTNET_gcServer"] = "0",
        ["DOTNET_gcConcurrent"] = "0",
        ["DOTNET_GCgen0size"] = "0x1000000",
        ["DOTNET_GCHeapHardLimit"] = "0x" + HeapLimit().ToString("X", System.Globalization.CultureInfo.InvariantCulture),
        ["DOTNET_TieredCompilation"] = "1",
        ["DOTNET_TC_CallCountingDelayMs"] = "0x30",
        ["DOTNET_NOLOGO"] = "1",
        ["DOTNET_DbgEnableMiniDump"] = "0",
    };

    private static long HeapLimit() => Math.Max(1L << 30, GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 4);
}
