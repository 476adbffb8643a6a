using System.Diagnostics;
using Goldilocks.Building;
using Goldilocks.Commands;
using Goldilocks.Processes;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Run;

/// <summary>An adapter that was linked once more, with the benchmark host.</summary>
/// <param name="Serializer">As the run has it.</param>
/// <param name="Result">Of the build.</param>
public sealed record BuiltBenchmark(ReadySerializer Serializer, BuildResult Result)
{
    /// <summary>The cases whose program was built.</summary>
    public static IReadOnlyList<(BenchmarkCase Case, string Program)> With(IReadOnlyList<BuiltBenchmark> built, IReadOnlyList<BenchmarkCase> cases) =>
        [.. from item in cases
            let program = ResultOf(built, item).WorkerPath
            where program is not null
            select (item, program)];

    /// <summary>The cases whose program was not built, as processes that failed.</summary>
    public static IEnumerable<BenchmarkProcessResult> FailuresOf(IReadOnlyList<BuiltBenchmark> built, IReadOnlyList<BenchmarkCase> cases) =>
        from item in cases
        let outcome = ResultOf(built, item).Outcome
        where outcome is not null
        select new BenchmarkProcessResult(item, 1, 0, [], $"{outcome.Name}: {outcome.Reason}");

    private static BuildResult ResultOf(IReadOnlyList<BuiltBenchmark> built, BenchmarkCase item) =>
        built.First(candidate => (candidate.Serializer.Name, candidate.Serializer.Version) == (item.Variant.Serializer, item.Variant.Version)).Result;
}

/// <summary>Builds adapters with the benchmark host.</summary>
public sealed class BenchmarkMaker(Checkout checkout, IBuildDisplay display)
{
    /// <summary>Its packages are half of all to download.</summary>
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(20);

    /// <summary>Builds every serializer of the roster that is no floor. A serializer that does not build has no second opinion; that has no other effect.</summary>
    /// <exception cref="UserErrorException">The host itself cannot be built.</exception>
    public Made<BuiltBenchmark> Make(RunPlan plan, IReadOnlyList<ReadySerializer> ready, RunRoster roster, CancellationToken cancellation)
    {
        BuildHost(cancellation);
        var folders = checkout.Serializers(plan.Adapters).ToDictionary(folder => folder.Name);
        var wanted = ready.Where(serializer => roster.Variants.Any(variant => !variant.IsFloor && variant.WorkerPath == serializer.WorkerPath)).ToList();
        List<BuildRequest> requests = [.. wanted.Select(serializer => new BuildRequest(folders[serializer.Name], serializer.RequestedVersion, plan.Sources) { Host = AdapterHost.Benchmark, Model = checkout.FolderOf(plan.Model, folders[serializer.Name]) })];
        var builder = new SerializerBuilder(checkout.Layout);
        var results = display.WhileBuilding(requests.Count, progress => builder.BuildAsync(requests, progress, cancellation).GetAwaiter().GetResult());
        return new Made<BuiltBenchmark>(builder, [.. wanted.Zip(results, (serializer, result) => new BuiltBenchmark(serializer, result))]);
    }

    /// <summary>The command line is built without this host, because BenchmarkDotNet is half of all packages to download.</summary>
    private void BuildHost(CancellationToken cancellation)
    {
        var project = Path.Combine(checkout.Root, "src", "Goldilocks.Benchmark");
        var configuration = checkout.Layout.HostConfiguration;
        var start = new ProcessStartInfo(DotnetHost.Path, ["build", project, "-c", configuration, "-v", "quiet", "--nologo", "-nodeReuse:false", CompilerServer.For(projects: 1).Argument]);
        var build = FinishedProgram.Run(start, s_patience, cancellation);
        if (!build.IsWell)
        {
            var reason = build.ExitCode is null
                ? FormattableString.Invariant($"it took longer than {s_patience.TotalMinutes:0} minutes.")
                : build.Said.Split('\n').FirstOrDefault(line => line.Contains("error", StringComparison.Ordinal))?.Trim() ?? build.Said.Trim();
            throw new UserErrorException($"The benchmark host cannot be built: {reason} Try: dotnet build -c {configuration} src/Goldilocks.Benchmark");
        }
    }
}
