using System.CommandLine;
using System.CommandLine.Parsing;
using System.Diagnostics;
using System.Globalization;
using Goldilocks.Reporting.SecondOpinion;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Surveys.SecondOpinion;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks bdn</c>: the same cases by us and by BenchmarkDotNet, side by side.</summary>
internal static class BdnCommand
{
    private const string Folder = "bdn";

    // BenchmarkDotNet's default job needs half a minute for a short operation; one of a second needs a quarter of an hour.
    private static readonly TimeSpan ProcessTimeout = TimeSpan.FromMinutes(30);

    public static Command Create()
    {
        var options = new RunOptions();
        var repeats = new Option<int>("--repeats") { Description = "Runs of BenchmarkDotNet on every case, each in a fresh process.", DefaultValueFactory = _ => 5 };
        var job = new Option<string>("--job") { Description = "BenchmarkDotNet's job: default, medium, short or dry.", DefaultValueFactory = _ => "default" };
        repeats.Validators.Add(RequirePositive);
        job.AcceptOnlyFromAmong([.. BenchmarkOptions.Jobs]);
        var command = new Command("bdn", "A second opinion: measures the same cases with BenchmarkDotNet too, and says where the two agree.") { repeats, job };
        foreach (var option in options.OfPlainRuns)
        {
            command.Add(option);
        }

        command.SetAction(parsed => Run(parsed, options, parsed.GetValue(repeats), parsed.GetValue(job)!));
        return command;
    }

    private static int Run(ParseResult parsed, RunOptions options, int repeats, string job)
    {
        using var interruption = new Interruption();
        var run = options.Choose(parsed);
        using var building = BuildStep.Run(run.Plan, interruption.Token);
        var roster = RosterBuilder.Make(run.Plan, building.Built.Ready, codecs: []);
        using var benchmarks = BenchmarkBuild.Run(run.Plan, building.Built.Ready, roster, interruption.Token);

        var watch = Stopwatch.StartNew();
        var report = RunCommand.Measure(run, building.Built, roster, interruption.Token).Finish();
        var ourSeconds = watch.Elapsed.TotalSeconds;
        if (interruption.Token.IsCancellationRequested)
        {
            AnsiConsole.WriteLine($"Interrupted before BenchmarkDotNet started. Our own figures are in {run.FolderAsTyped}");
            return ExitCodes.Interrupted;
        }

        var cases = BenchmarkCases.Of(report, roster.Workloads);
        var processes = Ask(run, benchmarks.With(cases), new BenchmarkOptions(job, repeats, run.Plan.DataSeed, Environment(run.Plan.Settings), ProcessTimeout), interruption.Token);
        var agreement = Agreement.Of(report, [.. processes, .. benchmarks.FailuresOf(cases)], ourSeconds);
        Write(agreement, run);
        if (interruption.Token.IsCancellationRequested)
        {
            AnsiConsole.WriteLine("Interrupted; what BenchmarkDotNet had measured by then is in the table.");
            return ExitCodes.Interrupted;
        }

        return report.HasFailed || agreement.AgreeingShare is null ? ExitCodes.Failure : ExitCodes.Success;
    }

    private static IReadOnlyList<BenchmarkProcessResult> Ask(
        RunFiling run,
        IReadOnlyList<(BenchmarkCase Case, string Program)> cases,
        BenchmarkOptions options,
        CancellationToken cancellation)
    {
        var number = 0;
        void Say(BenchmarkCase @case, int repeat) => AnsiConsole.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"BenchmarkDotNet, process {++number} of {cases.Count * options.Repeats}, run {repeat}: {@case.Label}"));
        return new BenchmarkRounds(options, Path.Combine(run.Folder, Folder)).Run(cases, Say, cancellation);
    }

    /// <summary>Our garbage collection, since it moves ratios; but the runtime's own tiering, for which BenchmarkDotNet's warm-up is made.</summary>
    private static Dictionary<string, string> Environment(MeasurementSettings settings) =>
        settings.EnvironmentVariables.Where(variable => !variable.Key.StartsWith("DOTNET_TC_", StringComparison.Ordinal)).ToDictionary();

    private static void Write(Agreement agreement, RunFiling run)
    {
        AgreementReports.WriteConsole(agreement, AnsiConsole.Console);
        File.WriteAllText(Path.Combine(run.Folder, "bdn.json"), AgreementReports.ToJson(agreement));
        using (var markdown = new StreamWriter(Path.Combine(run.Folder, "bdn.md")) { NewLine = "\n" })
        {
            AgreementReports.WriteMarkdown(agreement, markdown);
        }

        AnsiConsole.WriteLine($"Run folder: {run.FolderAsTyped}, with bdn.md, bdn.json, and BenchmarkDotNet's own files in {Folder}/");
    }

    private static void RequirePositive(OptionResult result)
    {
        if (result.Tokens.Count == 1 && !(int.TryParse(result.Tokens[0].Value, NumberStyles.None, CultureInfo.InvariantCulture, out var number) && number > 0))
        {
            result.AddError($"--repeats takes a whole number from 1, not '{result.Tokens[0].Value}'.");
        }
    }
}
