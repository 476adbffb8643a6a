using System.Diagnostics;
using System.Globalization;
using Goldilocks.Cli.Report;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Run;

/// <summary>The same cases, measured by us and by BenchmarkDotNet.</summary>
/// <param name="Ours">Our run.</param>
/// <param name="Agreement">Null when the run was interrupted before BenchmarkDotNet began.</param>
/// <param name="WasInterrupted">True when not everything was measured.</param>
public sealed record BdnResult(FinishedRun Ours, Agreement? Agreement, bool WasInterrupted)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(WasInterrupted, Ours.Report.HasFailed || Agreement?.AgreeingShare is null);
}

/// <summary>A second opinion: build for both, measure, let BenchmarkDotNet measure, compare.</summary>
/// <param name="checkout">Where the serializers are.</param>
/// <param name="display">Shows the progress.</param>
/// <param name="measured">Takes our run before BenchmarkDotNet begins.</param>
public sealed class BdnFlow(Checkout checkout, IFlowDisplay display, Action<FinishedRun> measured)
{
    /// <summary>In the run folder.</summary>
    public const string Folder = "bdn";

    // BenchmarkDotNet's default job needs half a minute for a short operation; one of a second needs a quarter of an hour.
    private static readonly TimeSpan ProcessTimeout = TimeSpan.FromMinutes(30);

    /// <param name="run">Our run.</param>
    /// <param name="repeats">Runs of BenchmarkDotNet on every case.</param>
    /// <param name="job">One of <see cref="BenchmarkOptions.Jobs"/>.</param>
    /// <param name="cancellation">Ends all processes.</param>
    /// <exception cref="UserErrorException">The plan fits nothing, or the benchmark host cannot be built.</exception>
    public BdnResult Run(RunFiling run, int repeats, string job, CancellationToken cancellation)
    {
        OwnModels.RequireAlone(run.Plan.Model is not null, run.Plan.Workloads);
        new OwnModels(checkout).Restore(run.Plan.Model, run.Plan.Sizes, run.Plan.DataSeed);
        using var serializers = new SerializerMaker(checkout, display).Make(run.Plan, cancellation);
        var roster = RosterBuilder.Make(run.Plan, serializers.Ready, codecs: []);
        RequireTwo(roster, serializers);
        using var benchmarks = new BenchmarkMaker(checkout, display).Make(run.Plan, serializers.Ready, roster, cancellation);

        var watch = Stopwatch.StartNew();
        var ours = new RunFlow(checkout, display).Measure(run, new RunParts([new RunPart(serializers, roster)]), cancellation);
        var ourSeconds = watch.Elapsed.TotalSeconds;
        measured(ours);
        if (ours.WasInterrupted)
        {
            return new BdnResult(ours, null, WasInterrupted: true);
        }

        var cases = BenchmarkCases.Of(ours.Report, roster.Workloads);
        var options = new BenchmarkOptions(job, repeats, run.Plan.DataSeed, Environment(run.Plan.Settings), ProcessTimeout);
        var processes = Ask(run, BuiltBenchmark.With(benchmarks.Ready, cases), options, cancellation);
        var agreement = Agreement.Of(ours.Report, [.. processes, .. BuiltBenchmark.FailuresOf(benchmarks.Ready, cases)], ourSeconds);
        Write(agreement, run.Folder);
        return new BdnResult(ours, agreement, cancellation.IsCancellationRequested);
    }

    /// <summary>Agreement is one of ratios. Where a serializer is not available, its row says so, and the run ends like any other.</summary>
    private static void RequireTwo(RunRoster roster, Made<ReadySerializer, SerializerEvent> serializers)
    {
        if (serializers.Events.All(made => made.Outcome is null) && !roster.Variants.Any(variant => !variant.IsFloor && variant != roster.BaselineCandidates[0]))
        {
            throw new UserErrorException($"Only {roster.BaselineCandidates[0].Label} would be measured, and it is what the others are compared with. Name a second serializer with --serializers.");
        }
    }

    private IReadOnlyList<BenchmarkProcessResult> Ask(
        RunFiling run,
        IReadOnlyList<(BenchmarkCase Case, string Program)> cases,
        BenchmarkOptions options,
        CancellationToken cancellation)
    {
        var number = 0;
        void Say(BenchmarkCase @case, int repeat) => display.Say(string.Create(
            CultureInfo.InvariantCulture,
            $"BenchmarkDotNet, process {++number} of {cases.Count * options.Repeats}, run {repeat}: {@case.Label}"));
        return new BenchmarkRounds(options, Path.Combine(run.Folder, Folder)).Run(cases, Say, cancellation);
    }

    /// <summary>Our settings of the garbage collector, because they change ratios; but the runtime's own tiering, because BenchmarkDotNet's warm-up is made for it.</summary>
    private static Dictionary<string, string> Environment(MeasurementSettings settings) =>
        settings.EnvironmentVariables.Where(variable => !variable.Key.StartsWith("DOTNET_TC_", StringComparison.Ordinal)).ToDictionary();

    private static void Write(Agreement agreement, string folder)
    {
        File.WriteAllText(Path.Combine(folder, "bdn.json"), AgreementReports.ToJson(agreement));
        using var markdown = new StreamWriter(Path.Combine(folder, "bdn.md")) { NewLine = "\n" };
        AgreementReports.WriteMarkdown(agreement, markdown);
    }
}

/// <summary>The part of a run that the second opinion measures again.</summary>
public static class BenchmarkCases
{
    /// <summary>Every row of the run that is measured on the whole value, under the run's own condition; floors and partial results are left out.</summary>
    public static IReadOnlyList<BenchmarkCase> Of(RunReport report, IReadOnlyList<ChosenWorkload> workloads) =>
        [.. from table in report.Workloads
            let workload = workloads.First(candidate => candidate.Key == table.Workload)
            from row in table.Rows
            where row.Group is RowGroup.Ranked or RowGroup.SomeOperations
            let operations = row.Cells.Where(cell => cell.IsMeasured).Select(cell => cell.Operation).ToList()
            where operations.Count > 0
            select new BenchmarkCase(new VariantKey(row.Serializer, row.Variant, row.Version), table.Workload, workload.Info.Name, workload.Parameters, table.Size, operations)];
}
