using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Probing;
using Goldilocks.Rooms.Tests.Results;
using Spectre.Console;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>A library that wins is shown with its marks.</summary>
public sealed class MarksTests
{
    private const string FoundInWinner = "a payload can end the process, found by probes of Winner 1.0.0 on 2026-07-01";

    private static readonly Dictionary<string, SerializerFacts> s_facts = new()
    {
        ["Winner"] = Facts with { Unsafe = "its README forbids it", Probed = Tables.Of("Winner", "1.0.0", Tables.Variant("") with { Reading = new([ProbeGrade.Killed], null) }) },
        ["Second"] = Facts with { EmbedsTypes = new Trait(TraitAnswer.Yes, "names from a list"), UnsafeNotes = "no depth limit" },
    };

    private static SerializerFacts Facts => FactsFile.Parse(Catalog.Facts.Complete, "facts.json") with { LastRelease = null };

    [Fact]
    public void The_first_row_of_a_Markdown_table_carries_its_marks_and_the_table_says_what_they_mean()
    {
        using var output = new StringWriter();
        MarkdownReport.Write(Report(), output);
        var lines = output.ToString().Split('\n');

        Assert.Contains(lines, line => line.StartsWith("| 1 | Winner [killed] |", StringComparison.Ordinal));
        Assert.Contains(lines, line => line.StartsWith("| 2 | Second [not probed, t] |", StringComparison.Ordinal));
        Assert.Contains(lines, line => line.Replace("\\", "", StringComparison.Ordinal) == $"- [killed] {FoundInWinner}");
        Assert.Contains(lines, line => line.Replace("\\", "", StringComparison.Ordinal) == "- [t] embeds type names; goldilocks list --facts says how");
    }

    [Theory]
    [InlineData(80)]
    [InlineData(160)]
    public void The_console_names_no_winner_without_its_marks(int width)
    {
        using var output = new StringWriter();
        var console = AnsiConsole.Create(new AnsiConsoleSettings { Ansi = AnsiSupport.No, ColorSystem = ColorSystemSupport.NoColors, Out = new AnsiConsoleOutput(output) });
        console.Profile.Width = width;
        ConsoleReport.WriteWorkload(console, Report(), "person", 1, isWhole: false);
        ConsoleSummary.Write(console, Report(), isWhole: false);

        Assert.Contains("Winner [killed]", output.ToString(), StringComparison.Ordinal);
        Assert.Contains("Second [not probed, t]", output.ToString(), StringComparison.Ordinal);
        Assert.Contains($"[killed] {FoundInWinner}", string.Join(' ', output.ToString().Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)), StringComparison.Ordinal);
    }

    [Fact]
    public void The_page_is_told_what_names_types_and_takes_no_source_at_its_word()
    {
        var (winner, second) = (PageMark.Of(s_facts["Winner"], "1.0.0", ""), PageMark.Of(s_facts["Second"], "1.0.0", ""));

        Assert.DoesNotContain(winner, mark => mark.Text.Contains("README", StringComparison.Ordinal) || mark.Sign == "unsafe");
        Assert.DoesNotContain("types", winner.Select(mark => mark.Name));
        Assert.Contains("Payloads name types: names from a list.", second.Select(mark => mark.Text));
        Assert.All(winner.Concat(second).Where(mark => mark.Name != "unprobed"), mark => Assert.NotNull(mark.Date));
    }

    [Fact]
    public void The_page_shows_the_marks_of_the_tables_and_no_other()
    {
        var row = Assert.Single(Report().Workloads).Rows.Single(row => row.Serializer == "Winner");
        Assert.Equal(row.Marks, PageMark.Of(s_facts["Winner"], row.Version, row.Variant).Select(mark => mark.Sign));
    }

    [Fact]
    public void A_variant_that_no_attack_was_tried_on_says_so_and_its_sibling_does_not()
    {
        var facts = Facts with { Probed = Tables.Of("Winner", "1.0.0", Tables.Variant("") with { Reading = new([ProbeGrade.Withstands], null) }) };

        Assert.DoesNotContain(PageMark.Of(facts, "1.0.0", ""), mark => mark.Sign == LibraryMark.NotProbed);
        Assert.Contains(PageMark.Of(facts, "1.0.0", "generated"), mark => mark.Sign == LibraryMark.NotProbed);
        Assert.Contains(PageMark.Of(facts, "2.0.0", ""), mark => mark.Sign == LibraryMark.NotProbed);
    }

    [Fact]
    public void A_row_has_no_mark_that_only_another_variant_of_its_library_earned()
    {
        var facts = new Dictionary<string, SerializerFacts>
        {
            ["Winner"] = Facts with { Probed = Tables.Of("Winner", "1.0.0", Tables.Variant(""), Tables.Variant("typeless") with { Reading = new([ProbeGrade.ChoosesTypes], null) }) },
        };
        var report = Report(facts);
        var table = Assert.Single(report.Workloads);
        using var output = new StringWriter();
        MarkdownReport.Write(report, output);

        Assert.DoesNotContain("types", table.Rows.Single(row => row.Serializer == "Winner").Marks);
        Assert.Contains(report.Serializers.Single(serializer => serializer.Serializer == "Winner").Marks, mark => mark.Text == "types" && mark.Meaning.EndsWith(" in typeless", StringComparison.Ordinal));
        Assert.DoesNotContain("- [types]", output.ToString().Replace("\\", "", StringComparison.Ordinal), StringComparison.Ordinal);
    }

    private static RunReport Report(Dictionary<string, SerializerFacts>? facts = null)
    {
        var script = new RunScript().Built("Winner", "1.0.0").Built("Second", "1.0.0").Baseline("person", "Second", "1.0.0");
        foreach (var launch in Enumerable.Range(0, 3))
        {
            foreach (var operation in Operations.All)
            {
                script.Samples(RunScript.Key("Winner", operation), launch, 100, 101, 99).Samples(RunScript.Key("Second", operation), launch, 200, 201, 199);
            }
        }

        return ReportBuilder.Build(script.Data, facts ?? s_facts);
    }
}
