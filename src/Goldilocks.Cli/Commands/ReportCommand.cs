using System.CommandLine;
using Goldilocks.Catalog;
using Goldilocks.Figures;
using Goldilocks.Load;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;
using Goldilocks.Surveys.Startup;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks report FOLDER...</c>: the page of one or several runs, made again without measuring.</summary>
internal static class ReportCommand
{
    public static Command Create()
    {
        var folders = new Argument<string[]>("folder") { Description = "Run folders, of several days or machines if you like, and those of goldilocks startup and goldilocks load beside them.", Arity = ArgumentArity.OneOrMore };
        var output = new Option<string?>("--output") { Description = "The file; report.html in the first folder when absent." };
        var command = new Command("report", "Makes report.html again from one or several run folders, without measuring.") { folders, output };
        command.SetAction(parsed => Write(parsed.GetValue(folders)!, parsed.GetValue(output)));
        return command;
    }

    private static int Write(IReadOnlyList<string> folders, string? output)
    {
        using var interruption = new Interruption();
        var ofStarts = folders.Where(IsOfStarts).ToList();
        var ofLoads = folders.Where(IsOfLoad).ToList();
        var ofRuns = folders.Except([.. ofStarts, .. ofLoads]).ToList();
        RequireRun(ofRuns);
        var data = ofRuns.Select(ReadBegun).ToList();
        var facts = FactsForReports.ReadSound([.. data.SelectMany(run => run.Info.Plan.Adapters).Distinct()]);
        var runs = ofRuns.Zip(data, (folder, run) => Report(folder, run, facts)).ToList();
        var startups = ofStarts.Select(folder => PageStartup.Of(new DirectoryInfo(folder).Name, StartupReportBuilder.Build(StartupFolder.Read(folder)))).ToList();
        var loads = ofLoads.Select(folder => PageLoad.Of(new DirectoryInfo(folder).Name, LoadReportBuilder.Build(LoadFolder.Read(folder)))).ToList();
        var path = output ?? Path.Combine(ofRuns[0], HtmlReport.FileName);
        RequireFolder(path);
        HtmlStep.Write(PageBuilder.Build(runs, startups, loads, facts), path, interruption.Token);
        AnsiConsole.WriteLine($"Report: {path}");
        return ExitCodes.Success;
    }

    private static RunData ReadBegun(string folder)
    {
        var data = RunFolder.Read(folder);
        return data.HasBegun
            ? data
            : throw new UserErrorException($"Nothing was measured yet in '{folder}': the run ended while it was building. Go on with: goldilocks run --resume {folder}");
    }

    private static bool IsOfStarts(string folder) => File.Exists(Path.Combine(folder, StartupFiles.Info));

    private static bool IsOfLoad(string folder) => File.Exists(Path.Combine(folder, LoadRecorder.InfoFile));

    private static void RequireRun(IReadOnlyList<string> runs)
    {
        if (runs.Count == 0)
        {
            throw new UserErrorException("The page is built around a ranking, and these folders hold none: name the folder of a 'goldilocks run' too.");
        }
    }

    private static ReportedRun Report(string folder, RunData data, IReadOnlyDictionary<string, SerializerFacts> facts)
    {
        var report = ReportBuilder.Build(data, facts);
        return new ReportedRun(new DirectoryInfo(folder).Name, data, report, StudyStep.Build(report, FactsForReports.ForStudies(facts)));
    }

    private static void RequireFolder(string path)
    {
        if (Path.GetDirectoryName(Path.GetFullPath(path)) is not { } folder || !Directory.Exists(folder))
        {
            throw new UserErrorException($"The report cannot be written to '{path}': there is no such folder. Make it, or choose another --output.");
        }

        if (Directory.Exists(path))
        {
            throw new UserErrorException($"The report cannot be written to '{path}': that is a folder. Name a file with --output.");
        }
    }
}
