using Goldilocks.Catalog;
using Goldilocks.Cli.Load;
using Goldilocks.Cli.Startup;
using Goldilocks.Commands;
using Goldilocks.Load;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;

namespace Goldilocks.Cli.Report;

/// <summary>The page of existing folders: sort them, read them, make it.</summary>
public sealed class ReportFlow(Checkout checkout, IFlowDisplay display)
{
    /// <param name="folders">Of runs, at least one; and of starts and load tests beside them.</param>
    /// <param name="output">The file; null for the usual one in the first run's folder.</param>
    /// <param name="cancellation">Ends the building of the page.</param>
    /// <returns>What the page shows.</returns>
    /// <exception cref="UserErrorException">A folder cannot be read, or the file cannot be written.</exception>
    /// <exception cref="PageTemplateException">Node.js is missing, or the page could not be built.</exception>
    public WrittenReport Write(IReadOnlyList<string> folders, string? output, CancellationToken cancellation)
    {
        var ofStarts = folders.Where(StartupFolder.IsAt).ToList();
        var ofLoads = folders.Where(IsOfLoad).ToList();
        var ofRuns = folders.Except([.. ofStarts, .. ofLoads]).ToList();
        RequireRun(ofRuns);
        var data = ofRuns.Select(ReadBegun).ToList();
        var facts = KnownFacts.ReadSound(checkout, [.. data.SelectMany(run => run.Info.Plan.Adapters).Distinct()], [.. data.SelectMany(run => run.Info.Plan.Sources).Distinct()], display.Warn);
        var starts = ofStarts.ConvertAll(folder => StartupReportBuilder.Build(StartupFolder.Read(folder)));
        var runs = ofRuns.Zip(data, (folder, run) => Report(folder, run, facts, starts)).ToList();
        var startups = ofStarts.Zip(starts, (folder, start) => StartupPage.Of(new DirectoryInfo(folder).Name, start)).ToList();
        var loads = ofLoads.Select(folder => LoadPage.Of(new DirectoryInfo(folder).Name, LoadReportBuilder.Build(LoadFolder.Read(folder)))).ToList();
        var path = output ?? Path.Combine(ofRuns[0], HtmlReport.FileName);
        RequireFolder(path);
        new RunPage(checkout, display).Write(PageBuilder.Build(runs, startups, loads, facts, RecordedProbesFile.ReadAll(checkout.Root)), path, cancellation);
        return new WrittenReport(path, runs);
    }

    /// <summary>The recorded runs (docs/results.md), oldest first; null where the folders are of other runs.</summary>
    /// <param name="folders">Of recorded runs, or folders of such folders.</param>
    /// <exception cref="UserErrorException">Some are recorded runs and some are not, or a file is damaged.</exception>
    public static IReadOnlyList<RecordedRun>? OfRecorded(IReadOnlyList<string> folders)
    {
        var runs = folders.Select(folder => (Folder: folder, Runs: RecordedRun.At(folder))).ToList();
        var other = runs.Where(item => item.Runs.Count == 0).Select(item => item.Folder).ToList();
        return other.Count == folders.Count ? null
            : other.Count > 0 ? throw new UserErrorException($"'{other[0]}' is no recorded run, and those have no samples, so one page cannot show both. Make it one with: goldilocks submit {other[0]} --output NEW")
            : [.. runs.SelectMany(item => item.Runs).OrderBy(run => run.Info.StartedUtc)];
    }

    private static RunData ReadBegun(string folder)
    {
        var data = RunFolder.Read(folder);
        return data.HasBegun
            ? data
            : throw new UserErrorException($"Nothing was measured yet in '{folder}': the run ended while it was building. Go on with: goldilocks run --resume {folder}");
    }

    private static bool IsOfLoad(string folder) => File.Exists(Path.Combine(folder, LoadRecorder.InfoFile));

    private static void RequireRun(IReadOnlyList<string> runs)
    {
        if (runs.Count == 0)
        {
            throw new UserErrorException("Add a folder of 'goldilocks run': these hold no ranking, and the page needs one.");
        }
    }

    private ReportedRun Report(string folder, RunData data, IReadOnlyDictionary<string, SerializerFacts> facts, IReadOnlyList<StartupReport> starts)
    {
        var report = ReportBuilder.Build(data, facts);
        var study = checkout.StudyOf(folder, report.Run.Plan) is { } published ? StudyReportBuilder.Build(published, report, KnownFacts.ForStudies(facts)) : null;
        return new ReportedRun(new DirectoryInfo(folder).Name, data, report, study, ChoiceGrounds.Of(checkout, report, facts, starts));
    }

    private static void RequireFolder(string path)
    {
        if (Path.GetDirectoryName(Path.GetFullPath(path)) is not { } folder || !Directory.Exists(folder))
        {
            throw new UnwritableException($"The report cannot be written to '{path}': there is no such folder.");
        }

        if (Directory.Exists(path))
        {
            throw new UnwritableException($"The report cannot be written to '{path}': that is a folder, and not a file.");
        }
    }
}

/// <summary>A page that was written.</summary>
/// <param name="Path">The file.</param>
/// <param name="Runs">Those on it.</param>
public sealed record WrittenReport(string Path, IReadOnlyList<ReportedRun> Runs);
