using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Exporters.Csv;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Filters;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains.InProcess.NoEmit;

namespace Goldilocks.Benchmark;

/// <summary>How BenchmarkDotNet is set up: its defaults, in this process, with its own exporters.</summary>
internal static class BenchmarkSettings
{
    private static readonly TimeSpan CaseTimeout = TimeSpan.FromMinutes(15);

    /// <summary>
    /// BenchmarkDotNet's usual toolchain writes and builds a program for each benchmark, which cannot see an adapter's internal types and
    /// pinned packages. This process is already one serializer's own, so BenchmarkDotNet measures inside it; of its two ways to do so, the one
    /// that emits code needs public types, so the other one is used: it calls delegates and subtracts the cost of an empty one.
    /// </summary>
    public static IConfig For(BenchmarkRequest request) => ManualConfig.CreateEmpty()
        .AddJob(JobOf(request.Job).WithToolchain(new InProcessNoEmitToolchain(CaseTimeout, logOutput: true)))
        .AddDiagnoser(MemoryDiagnoser.Default)
        .AddColumnProvider(DefaultColumnProviders.Instance)
        .AddExporter(JsonExporter.Full, CsvExporter.Default, CsvMeasurementsExporter.Default, MarkdownExporter.GitHub)
        .AddLogger(ConsoleLogger.Default)
        .AddFilter(new SimpleFilter(benchmark => request.Operations.Contains(benchmark.Descriptor.WorkloadMethod.Name, StringComparer.OrdinalIgnoreCase)))
        .WithArtifactsPath(request.Folder);

    private static Job JobOf(string name) => name switch
    {
        "default" => Job.Default,
        "medium" => Job.MediumRun.WithLaunchCount(1),
        "short" => Job.ShortRun,
        "dry" => Job.Dry,
        _ => throw new ArgumentException($"There is no job '{name}'.", nameof(name)),
    };
}
