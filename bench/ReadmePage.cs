using System.CommandLine;
using System.Globalization;
using System.Text.RegularExpressions;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;
using Microsoft.Playwright;

namespace Goldilocks.Bench;

/// <summary>Makes the README's view of a run: an answer of <c>choose</c>, a table, a picture and the sample report. All come from one run folder.</summary>
internal static class ReadmePage
{
    private const string Workload = "questions";
    private const int Size = 10;
    private const int Leaders = 4;
    private const string Begin = "<!-- made by: dotnet run -c Release -project bench readme FOLDER -->";
    private const string End = "<!-- end of what was made -->";

    /// <summary>The question whose answer is shown. The README names it as its second command.</summary>
    private static readonly string[] s_question = ["choose", "--untrusted", "--maintained"];

    /// <summary>It is measured beside the serializers, and is none.</summary>
    private const string Floors = "Floors";

    /// <summary>The answer goes on with what was excluded, which is longer than all before it.</summary>
    private const string NextPart = "── Excluded";

    // The serializers that most readers use today, so they look for these rows first.
    private static readonly string[] s_wellKnown = ["System.Text.Json", "Newtonsoft.Json", "MessagePack", "protobuf-net"];

    /// <summary>Stands behind a version that is not the one that the adapter pins: it was asked for by name.</summary>
    private const string OfOtherVersion = " ‡";

    public static Command Command()
    {
        var folder = new Argument<string>("folder") { Description = "Of a run with report.html, such as 'goldilocks run --serializers *,MessagePack@2.5.307'." };
        var command = new Command("readme", "Makes the README's answer, table and picture, and docs/sample/report.html, from one run.") { folder };
        command.SetAction(parsed => MakeAsync(parsed.GetValue(folder)!));
        return command;
    }

    private static async Task MakeAsync(string folder)
    {
        var root = Runs.InRepository();
        var serializers = SerializerFolders.Discover([Path.Combine(root, "serializers")]);
        var facts = serializers.ToDictionary(serializer => serializer.Name, FactsFile.ReadFor);
        var pins = serializers.ToDictionary(serializer => serializer.Name, serializer => PinnedPackage.Of(serializer)?.Version);
        var report = ReportBuilder.Build(RunFolder.Read(folder));
        Replace(Path.Combine(root, "README.md"), serializers.Count(serializer => serializer.Name != Floors), Answer(folder) + Table(report, facts, pins, new ProbedEvidence(RecordedProbesFile.ReadAll(root))) + Standing(root));
        var sample = Path.Combine(root, "docs", "sample", "report.html");
        Directory.CreateDirectory(Path.GetDirectoryName(sample)!);
        File.Copy(Path.Combine(folder, "report.html"), sample, overwrite: true);
        await PictureAsync(sample, Path.Combine(root, "docs", "images", "report.png"));
        Console.WriteLine("README.md, docs/sample/report.html and docs/images/report.png are made.");
    }

    /// <summary>As it is printed, until <see cref="NextPart"/>.</summary>
    private static string Answer(string folder)
    {
        Environment.SetEnvironmentVariable("COLUMNS", "100");
        var printed = Runs.Run([.. s_question, folder]).ReplaceLineEndings("\n");
        var end = printed.IndexOf(NextPart, StringComparison.Ordinal);
        var lines = (end < 0 ? printed : printed[..end]).TrimEnd().Split('\n').Select(line => line.TrimEnd());
        return $"It answers:\n\n```text\n{string.Join('\n', lines)}\n```\n\nThe answer goes on with what was excluded, and why.\n\n";
    }

    private static string Table(RunReport report, IReadOnlyDictionary<string, SerializerFacts?> facts, IReadOnlyDictionary<string, string?> pins, ProbedEvidence probed)
    {
        var table = report.Find(Workload, Size) ?? throw new RunFailedException($"The run holds no {Workload} of {Size}. Run: ./goldilocks run --workloads {Workload}");
        var ranked = table.Rows.Where(row => row.Group is RowGroup.Ranked).DistinctBy(row => row.Serializer).ToList();
        // A person could take the first row: what a recorded attack broke stands last, however fast it is.
        var shown = ranked.Where((row, index) => index < Leaders || s_wellKnown.Contains(row.Serializer)).OrderBy(row => probed.WorstOn(row.Key) is not null).ToList();
        var output = new StringWriter();
        MarkdownTable.WriteRow(output, [$"{Size} {Workload}", "write", "read", "bytes", "before you choose it"]);
        MarkdownTable.WriteRow(output, [MarkdownTable.Left, MarkdownTable.Right, MarkdownTable.Right, MarkdownTable.Right, MarkdownTable.Left]);
        foreach (var row in shown)
        {
            MarkdownTable.WriteRow(output,
            [
                $"{row.Label} {row.Version}{(IsPinned(row, pins) ? "" : OfOtherVersion)}",
                Speed(row, Operation.Serialize),
                Speed(row, Operation.Deserialize),
                Units.Count(row.PayloadBytes!.Value),
                Before(row, facts.GetValueOrDefault(row.Serializer), probed),
            ]);
        }

        output.Write(string.Create(
            CultureInfo.InvariantCulture,
            $"\nThe fastest stand first; those that a recorded attack broke stand behind them. Write and read are speeds: {table.Baseline!.FullLabel} is 1, higher is faster, with the 95 % interval over {table.Launches} launches. {report.Run.Machine.Processor}, {report.Run.Machine.LogicalCores} cores, {report.Run.Machine.Runtime}, {report.Run.StartedUtc:yyyy-MM-dd}; `{Regex.Replace(report.CommandLine, @" --output \S+", "")}`.\n{OtherVersions(shown, pins)}{Repeating(shown, probed)}"));
        return output.ToString();
    }

    /// <summary>A library of the runtime has no pin.</summary>
    private static bool IsPinned(RowReport row, IReadOnlyDictionary<string, string?> pins) => pins.GetValueOrDefault(row.Serializer) is not { } pinned || pinned == row.Version;

    private static string OtherVersions(IReadOnlyList<RowReport> rows, IReadOnlyDictionary<string, string?> pins)
    {
        var others = rows.Where(row => !IsPinned(row, pins)).Select(row => $"`{row.Serializer}@{row.Version}` (the adapter pins {pins[row.Serializer]})").Distinct().ToList();
        return others.Count == 0 ? "" : $"\n‡ Asked for by name, because the pinned version could not be restored where the table was made: {string.Join(", ", others)}.\n";
    }

    /// <summary>What stands behind ratios in this repository, from <c>results/</c>; nothing where no run is recorded.</summary>
    private static string Standing(string root) => RecordedRun.ReadAll(root) is { Count: > 0 } runs
        ? $"\nRecorded in [results](results/README.md): {Goldilocks.Reporting.Backing.Of([.. runs])}. The table above is *seen*: one run ([what the words claim](docs/results.md#the-words-of-a-claim)).\n"
        : "";

    /// <summary>What to know before choosing it: what an executed attack did, then what was looked up. A danger on record of the kind that was tried says the same again, so it is left out.</summary>
    private static string Before(RowReport row, SerializerFacts? facts, ProbedEvidence probed)
    {
        var found = probed.WorstOn(row.Key);
        var others = facts is null ? null : facts with { Dangers = [.. (facts.Dangers ?? []).Where(danger => found is null || GradeOf(danger.Kind) != found.Value.Grade)] };
        var texts = Cautions.Of(others, row.Variant, row.Version);
        return found is not null ? string.Join(" ", [string.Create(CultureInfo.InvariantCulture, $"A crafted payload {ProbeGrades.Deed(found.Value.Grade)} (tried on {found.Value.Evidence.Date:yyyy-MM-dd})."), .. texts])
            : probed.Withstood(row.Key) is not { } withstood ? string.Join(" ", [.. texts, "This version was not probed."])
            : texts.Any() ? string.Join(" ", texts)
            : $"{withstood}.";
    }

    private static ProbeGrade GradeOf(DangerKind kind) => kind switch
    {
        DangerKind.ChoosesTypes => ProbeGrade.ChoosesTypes,
        DangerKind.Kills => ProbeGrade.Killed,
        _ => ProbeGrade.Exhausted,
    };

    /// <summary>How to repeat what the table says was tried: the command once, and the findings of all rows.</summary>
    private static string Repeating(IReadOnlyList<RowReport> rows, ProbedEvidence probed)
    {
        var found = rows.Select(row => probed.WorstOn(row.Key)).OfType<(ProbeGrade, RecordedFinding? Finding, Evidence Evidence)>().ToList();
        var findings = found.Select(tried => tried.Finding?.Id).OfType<string>().ToList();
        return findings.Count == 0 ? "" : $"\n`goldilocks probe --repeat FINDING` repeats an attack: {string.Join(", ", findings.Select(finding => $"`{finding}`"))}.\n";
    }

    private static string Speed(RowReport row, Operation operation) => row.Find(operation)?.Ratio is { } ratio
        ? string.Create(CultureInfo.InvariantCulture, $"{1 / ratio.Value:0.00} [{1 / ratio.High:0.00}-{1 / ratio.Low:0.00}]")
        : "";

    private static void Replace(string path, int serializers, string made)
    {
        var text = Regex.Replace(File.ReadAllText(path), @"(?<=It measures )\d+(?= serializers)", serializers.ToString(CultureInfo.InvariantCulture));
        var (begin, end) = (text.IndexOf(Begin, StringComparison.Ordinal), text.IndexOf(End, StringComparison.Ordinal));
        if (begin < 0 || end < begin)
        {
            throw new RunFailedException($"README.md has no place for what is made. Write the lines '{Begin}' and '{End}'.");
        }

        File.WriteAllText(path, string.Concat(text.AsSpan(0, begin + Begin.Length), "\n", made, text.AsSpan(end)));
    }

    private static async Task PictureAsync(string page, string picture)
    {
        using var playwright = await Playwright.CreateAsync();
        await using var browser = await playwright.Chromium.LaunchAsync(new BrowserTypeLaunchOptions { ExecutablePath = "/usr/bin/chromium", Args = ["--no-sandbox"] });
        var view = await browser.NewPageAsync(new BrowserNewPageOptions { ViewportSize = new ViewportSize { Width = 1440, Height = 900 } });
        await view.GotoAsync(new Uri(Path.GetFullPath(page)).AbsoluteUri);
        await view.WaitForLoadStateAsync(LoadState.NetworkIdle);
        await view.ScreenshotAsync(new PageScreenshotOptions { Path = picture });
    }
}
