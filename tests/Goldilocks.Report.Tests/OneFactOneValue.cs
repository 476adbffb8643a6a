using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;
using Goldilocks.Catalog;
using Goldilocks.Cli.Report;
using Goldilocks.Cli.Tests;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;
using Spectre.Console;
using Answer = Goldilocks.Reporting.Choosing.Answer;

namespace Goldilocks.Report.Tests;

/// <summary>One recorded run is read out of everything that shows it: console, Markdown, CSV, JSON, the list of facts, the choice and the page. A fact has one value.</summary>
public sealed partial class OneFactOneValue
{
    private const int Wide = 240;

    private static readonly Lazy<Shown> s_shown = new(Read);

    [Fact]
    public void No_figure_of_a_run_has_two_values()
    {
        var told = Markdown().Concat(Csv()).Concat(Json()).Concat(Page()).Concat(Console()).ToList();

        Assert.Empty(told.GroupBy(one => one.Fact).Where(fact => fact.Select(one => one.Value).Distinct().Count() > 1)
            .Select(fact => $"{fact.Key}: {string.Join("; ", fact.Select(one => $"{one.By} {one.Value}"))}"));
        Assert.All(told.GroupBy(one => one.By), by => Assert.InRange(by.Count(), 30, int.MaxValue));
    }

    [Fact]
    public void The_answer_on_one_workload_is_the_row_of_its_table()
    {
        foreach (var table in s_shown.Value.Report.Workloads.Where(table => table.Baseline is not null))
        {
            var place = new Place(table.Workload, table.Size).ToString();
            var choice = Chooser.Choose(s_shown.Value.Grounds, new Wishes(new HashSet<Requirement>(), Workloads: [place]));
            Assert.NotEmpty(choice.Eligible);
            Assert.All(choice.Eligible, judged => Assert.Equal(
                Units.Ratio(table.Rows.Single(row => row.Key == judged.Candidate.Key).RoundTrip!.Ratio!.Value), Units.Ratio(judged.Score!.Time)));
        }
    }

    [Fact]
    public void The_second_best_is_as_far_away_as_the_figures_of_both_say()
    {
        var choice = Chooser.Choose(s_shown.Value.Grounds, new Wishes(new HashSet<Requirement>()));
        var basis = s_shown.Value.Page.Runs[0].Choice.Bases.First(basis => basis.Demonstrates is []);
        var scores = basis.Weighings.First(weighing => weighing is { Writes: 1, Reads: 1 }).Scores;
        var candidates = s_shown.Value.Page.Runs[0].Choice.Candidates;
        double OnPage(Judged judged) => scores[candidates.Index().First(one => one.Item.Label == judged.Candidate.Label).Index]!.Time.Value;

        Assert.Equal(Units.Ratio(choice.Separation!.Ratio.Value), Units.Ratio(choice.RunnerUp!.Score!.Time / choice.Chosen!.Score!.Time));
        Assert.Equal(Units.Ratio(choice.Separation.Ratio.Value), Units.Ratio(OnPage(choice.RunnerUp) / OnPage(choice.Chosen)));
        Assert.InRange(choice.Separation.Ratio.Value, choice.Separation.Ratio.Low, choice.Separation.Ratio.High);
    }

    [Fact]
    public void A_variant_has_the_same_marks_in_tables_in_the_choice_and_on_the_page()
    {
        var (report, page) = (s_shown.Value.Report, s_shown.Value.Page);
        foreach (var candidate in s_shown.Value.Grounds.Material.Candidates)
        {
            var key = candidate.Key;
            var row = report.Workloads.SelectMany(table => table.Rows).First(row => row.Key == key);
            var onPage = page.Marks.GetValueOrDefault(ShownRow.IdOf(key.Serializer, key.Variant, key.Version)) ?? [];

            Assert.Equal(row.Marks, candidate.Marks);
            Assert.Equal(row.Marks, onPage.Select(InTables));
        }

        Assert.Contains(report.Workloads.SelectMany(table => table.Rows), row => row.Marks.Contains("killed") && row.Marks.Contains("exhausted"));
    }

    [Fact]
    public void A_library_has_the_same_marks_in_the_list_of_facts_and_in_the_list_of_the_page()
    {
        var listed = InProcess.Run(["list", "--facts"]).Output.Split('\n')
            .Select(line => Heading().Match(line)).Where(match => match.Success)
            .ToDictionary(match => match.Groups["name"].Value, match => match.Groups["marks"].Captures.Select(mark => mark.Value).ToArray());
        var compared = 0;
        foreach (var known in s_shown.Value.Facts.Where(known => listed.ContainsKey(known.Key) && known.Value.Probed is not null))
        {
            // The list is of the pinned version, which is the one that was probed.
            var variants = known.Value.Probed!.Variants.Select(variant => variant.Variant);
            var marks = variants.SelectMany(variant => PageMark.Of(known.Value, known.Value.Probed.Version, variant)).Select(InTables).Where(mark => mark is not (LibraryMark.NotProbed or LibraryMark.Behind)).Distinct();
            Assert.Equal(marks.Order(StringComparer.Ordinal), listed[known.Key].Select(mark => mark.Split(" in ")[0]).Where(mark => mark is not (LibraryMark.NotProbed or LibraryMark.Behind)).Order(StringComparer.Ordinal));
            compared += listed[known.Key].Length > 0 ? 1 : 0;
        }

        Assert.InRange(compared, 15, int.MaxValue);
    }

    [Fact]
    public void A_library_is_as_maintained_in_its_facts_as_in_the_choice_and_on_the_page()
    {
        var judge = s_shown.Value.Grounds.JudgeOn([]);
        foreach (var candidate in s_shown.Value.Grounds.Material.Candidates.Where(candidate => candidate.Facts is not null))
        {
            var verdict = judge.Of(Requirement.Maintained, candidate, new Wishes(new HashSet<Requirement>())).Answer;
            var sheet = FactSheet.MaintenanceMode(candidate.Facts);
            var page = s_shown.Value.Page.Facts[candidate.Key.Serializer];

            // What was looked up too long ago is not known to the choice, though it is in the facts with its day.
            Assert.True(
                verdict is Answer.Unknown || (verdict is Answer.Excluded) == sheet.StartsWith("yes", StringComparison.Ordinal) && sheet != FactSheet.NotRecorded,
                $"{candidate.Label}: {verdict} and {sheet}");
            Assert.Equal(sheet, page.Sheet.First(line => line[0] == FactSheet.MaintenanceTitle)[1]);
            Assert.Equal(page.Maintenance, sheet == FactSheet.NotRecorded ? null : sheet.StartsWith("yes", StringComparison.Ordinal));
        }
    }

    private static string InTables(PageMark mark) => mark.Name switch { "maintenance" => LibraryMark.Maintenance, "types" => LibraryMark.EmbedsTypes, _ => mark.Sign };

    private static Shown Read()
    {
        var checkout = new Checkout(GoldilocksProgram.Repository);
        var data = RunFolder.Read(Path.Combine(GoldilocksProgram.Repository, "tests", "Goldilocks.Rooms.Tests", "Choosing", "Decisions", "run"));
        var facts = KnownFacts.Read(checkout, []);
        var report = ReportBuilder.Build(data, facts);
        var grounds = ChoiceGrounds.Of(checkout, report, facts, []);
        return new Shown(report, facts, grounds, PageBuilder.Build([new ReportedRun("recorded", data, report, null, grounds)], [], [], facts, RecordedProbesFile.ReadAll(checkout.Root)));
    }

    private static IEnumerable<Told> Markdown()
    {
        using var text = new StringWriter { NewLine = "\n" };
        MarkdownReport.Write(s_shown.Value.Report, text);
        foreach (var (table, rows) in TablesIn(text.ToString().Split('\n')))
        {
            foreach (var cells in rows)
            {
                var figures = cells[3..^1];
                foreach (var (position, operation) in table.Operations.Index())
                {
                    var of = figures[(4 * position)..((4 * position) + 4)];
                    foreach (var told in Of("Markdown", table, $"{Plain(cells[1])} {cells[2]}", operation, of[0], of[1], of[2], of[3]))
                    {
                        yield return told;
                    }
                }

                yield return new Told($"{Name(table)} {Plain(cells[1])} {cells[2]} size", cells[^1], "Markdown");
            }
        }
    }

    private static IEnumerable<(WorkloadReport Table, List<string[]> Rows)> TablesIn(string[] lines)
    {
        foreach (var table in s_shown.Value.Report.Workloads)
        {
            var start = Array.FindIndex(lines, line => line == $"## {table.Workload.Replace("-", "\\-", StringComparison.Ordinal)}, size {Units.Count(table.Size)}" || line == $"## {table.Workload}, size {Units.Count(table.Size)}");
            Assert.InRange(start, 0, int.MaxValue);
            yield return (table, [.. lines.Skip(start).SkipWhile(line => !line.StartsWith("| #", StringComparison.Ordinal)).Skip(2).TakeWhile(line => line.StartsWith('|'))
                .Select(line => line.Trim('|').Split(" | ").Select(cell => cell.Trim().Replace("\\", "", StringComparison.Ordinal)).ToArray())
                .Where(cells => !cells[1].StartsWith('*'))]);
        }
    }

    /// <summary>A row of the console is that of the Markdown, in the same order; the name may go on in the next line.</summary>
    private static IEnumerable<Told> Console()
    {
        using var markdown = new StringWriter { NewLine = "\n" };
        MarkdownReport.Write(s_shown.Value.Report, markdown);
        foreach (var (table, rows) in TablesIn(markdown.ToString().Split('\n')))
        {
            using var output = new StringWriter();
            var console = AnsiConsole.Create(new AnsiConsoleSettings { Ansi = AnsiSupport.No, ColorSystem = ColorSystemSupport.NoColors, Out = new AnsiConsoleOutput(output) });
            console.Profile.Width = Wide;
            ConsoleReport.WriteWorkload(console, s_shown.Value.Report, table.Workload, table.Size, isWhole: true);
            var lines = output.ToString().Split('\n').Select(line => Gap().Split(line.Trim()).Where(part => part.Length > 0).ToArray()).ToList();
            foreach (var cells in rows)
            {
                var expected = cells[2..].Where(cell => cell.Length > 0).ToArray();
                var line = lines.FirstOrDefault(parts => parts.Length >= expected.Length && parts.Contains(cells[2]) && parts.Any(part => cells[1].StartsWith(part, StringComparison.Ordinal) && part.StartsWith(Plain(cells[1]).Split(' ')[0], StringComparison.Ordinal)) && parts.Contains(cells[3]));
                yield return new Told($"{Name(table)} {cells[1]} {cells[2]} line", string.Join(' ', expected), "Markdown as a line");
                yield return new Told($"{Name(table)} {cells[1]} {cells[2]} line", line is null ? "no such line" : string.Join(' ', line[^expected.Length..]), "Console");
            }
        }
    }

    private static IEnumerable<Told> Csv()
    {
        using var text = new StringWriter { NewLine = "\n" };
        ResultsCsv.Write(s_shown.Value.Report, text);
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["results.csv"], text.ToString());
        foreach (var line in GoldilocksProgram.Results(folder.Path).Where(line => line["outcome"] == "Measured" && line["floor"] == "no"))
        {
            var table = s_shown.Value.Report.Workloads.Single(table => table.Workload == line["workload"] && table.Size.ToString(CultureInfo.InvariantCulture) == line["size"]);
            var key = new VariantKey(line["serializer"], line["variant"], line["version"]);
            foreach (var told in Of("CSV", table, key.FullLabel, Operations.All.First(operation => operation.Name() == line["operation"]),
                Units.Time(Number(line["nanoseconds"])), Units.Ratio(Number(line["ratio"])), Interval(table, key, Number(line["ratio_low"]), Number(line["ratio_high"])), Units.Bytes((long)Number(line["allocated_bytes"]))))
            {
                yield return told;
            }

            yield return new Told($"{Name(table)} {key.FullLabel} size", Units.Bytes((long)Number(line["payload_bytes"])), "CSV");
        }
    }

    private static IEnumerable<Told> Json()
    {
        using var json = JsonDocument.Parse(ReportFiles.ToJson(s_shown.Value.Report));
        foreach (var (table, read) in s_shown.Value.Report.Workloads.Zip(json.RootElement.GetProperty("workloads").EnumerateArray()))
        {
            foreach (var row in read.GetProperty("rows").EnumerateArray().Where(row => row.GetProperty("group").GetString() != "floor"))
            {
                var key = new VariantKey(row.GetProperty("serializer").GetString()!, row.GetProperty("variant").GetString()!, row.GetProperty("version").GetString()!);
                foreach (var cell in row.GetProperty("cells").EnumerateArray().Where(cell => cell.GetProperty("outcome").GetString() == "Measured"))
                {
                    var ratio = cell.GetProperty("ratio");
                    foreach (var told in Of("JSON", table, key.FullLabel, Enum.Parse<Operation>(cell.GetProperty("operation").GetString()!, ignoreCase: true),
                        Units.Time(cell.GetProperty("nanoseconds").GetProperty("value").GetDouble()), Units.Ratio(ratio.GetProperty("value").GetDouble()),
                        Interval(table, key, ratio.GetProperty("low").GetDouble(), ratio.GetProperty("high").GetDouble()), Units.Bytes(cell.GetProperty("allocatedBytes").GetInt64())))
                    {
                        yield return told;
                    }
                }
            }
        }
    }

    private static IEnumerable<Told> Page()
    {
        foreach (var (table, place) in s_shown.Value.Report.Workloads.Zip(s_shown.Value.Page.Runs[0].Places))
        {
            foreach (var row in place.Rows.Where(row => row.Group is not RowGroup.Floor))
            {
                var key = new VariantKey(row.Serializer, row.Variant, row.Version);
                foreach (var cell in row.Cells.Where(cell => cell.Outcome == "Measured"))
                {
                    foreach (var told in Of("Page", table, key.FullLabel, cell.Operation, Units.Time(cell.Nanoseconds!.Value), Units.Ratio(cell.Ratio!.Value), Interval(table, key, cell.Ratio.Low, cell.Ratio.High), Units.Bytes(cell.AllocatedBytes!.Value)))
                    {
                        yield return told;
                    }
                }
            }
        }
    }

    private static IEnumerable<Told> Of(string by, WorkloadReport table, string row, Operation operation, string time, string ratio, string interval, string allocated) => ratio.Length == 0 ? [] :
    [
        new($"{Name(table)} {row} {operation.Name()} time", time, by),
        new($"{Name(table)} {row} {operation.Name()} ratio", ratio, by),
        new($"{Name(table)} {row} {operation.Name()} interval", interval, by),
        new($"{Name(table)} {row} {operation.Name()} allocated", allocated, by),
    ];

    private static string Name(WorkloadReport table) => new Place(table.Workload, table.Size).ToString();

    private static string Interval(WorkloadReport table, VariantKey key, double low, double high) => table.Baseline == key ? "baseline" : $"[{Units.Ratio(low)}-{Units.Ratio(high)}]";

    /// <summary>The name without marks.</summary>
    private static string Plain(string name) => name.Split(" [")[0];

    private static double Number(string text) => double.Parse(text, CultureInfo.InvariantCulture);

    [GeneratedRegex(@"^\W\W (?<name>[A-Za-z][\w.\-]*)(?: \[(?<marks>[^\]]*)\])* \W+$")]
    private static partial Regex Heading();

    [GeneratedRegex(" {2,}")]
    private static partial Regex Gap();

    /// <summary>One value of a fact, and what shows it.</summary>
    private sealed record Told(string Fact, string Value, string By);

    private sealed record Shown(RunReport Report, IReadOnlyDictionary<string, SerializerFacts> Facts, Grounds Grounds, PageData Page);
}
