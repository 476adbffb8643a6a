using Goldilocks.Catalog;
using Goldilocks.Reporting;
using Spectre.Console;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>Every output of the sample run, whole, under several cultures. The expected texts are the files beside this one.</summary>
public class ReportTextTests
{
    private static readonly SerializerFacts Complete = FactsFile.Parse(Catalog.Facts.Complete, "facts.json") with { LastRelease = new Release("0.1.0", new DateOnly(2026, 5, 4)) };

    private static readonly Dictionary<string, SerializerFacts> Facts = new()
    {
        ["System.Text.Json"] = Complete with { Home = "https://example.org/stj", Format = "JSON", Versioning = new(TraitAnswer.Yes) },
        ["MemoryPack"] = Complete with { LastProductCommit = new DateOnly(2025, 2, 6), Versioning = new(TraitAnswer.No) },
        ["FlatSharp"] = Complete with { Licence = "MIT AND MPL-2.0", VariantFormats = new Dictionary<string, string> { ["lazy, one title"] = "XML" } },
        ["OnlyWrites"] = Complete with { Licence = "AGPL-3.0-only OR LicenseRef-Owner", Archived = true, Home = null, Format = null, Versioning = null },
    };

    [Fact]
    public void The_csv_is_the_same_everywhere() => Cultures.All(() => Matches("results.csv", Written(ResultsCsv.Write)));

    [Fact]
    public void The_roundups_csv_is_the_same_everywhere() =>
        Cultures.All(() => Matches("SerializationPerf_Combined.csv", Written((report, output) => RoundupCsv.Write(report, RoundupFacts.From(Facts), output))));

    [Fact]
    public void The_markdown_is_the_same_everywhere() => Cultures.All(() => Matches("results.md", Written(MarkdownReport.Write)));

    [Fact]
    public void The_json_is_the_same_everywhere() => Cultures.All(() => Matches("results.json", ReportFiles.ToJson(Report())));

    [Theory]
    [InlineData(80)]
    [InlineData(160)]
    public void The_console_is_the_same_everywhere(int width) =>
        Cultures.All(() => Matches($"console-{width}.txt", WithoutTrailingSpaces(OnConsole(width, unicode: true))));

    [Fact]
    public void The_console_fits_into_80_columns() => Assert.All(Lines(OnConsole(80, unicode: true)), line => Assert.InRange(line.Length, 0, 80));

    [Fact]
    public void A_console_without_unicode_gets_ascii_only() =>
        Assert.All(OnConsole(80, unicode: false), character => Assert.True(char.IsAscii(character), $"U+{(int)character:X4}"));

    [Fact]
    public void A_console_that_is_redirected_gets_no_escape_sequences() => Assert.DoesNotContain('\u001b', OnConsole(80, unicode: true));

    [Fact]
    public void A_table_that_the_report_does_not_hold_is_an_error() =>
        Assert.Throws<ArgumentException>(() => ConsoleReport.WriteWorkload(Console(new StringWriter(), 80, true), Report(), "person", 1, isWhole: true));

    [Fact]
    public void The_files_are_written_whole_and_replaced()
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-report-").FullName;
        try
        {
            ReportFiles.Write(Report(), folder, RoundupFacts.From(Facts));
            var paths = ReportFiles.Write(Report(), folder, RoundupFacts.From(Facts));

            Assert.Equal(["results.csv", "results.json", "results.md", "SerializationPerf_Combined.csv"], paths.Select(Path.GetFileName));
            Assert.Equal(paths.Order(StringComparer.Ordinal), Directory.GetFiles(folder).Order(StringComparer.Ordinal));
            Assert.All(paths, path => Matches(Path.GetFileName(path), File.ReadAllText(path)));
            Assert.All(paths, path => Assert.NotEqual(0xEF, File.ReadAllBytes(path)[0]));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static RunReport Report() => ReportBuilder.Build(SampleRun.Data, Facts);

    private static string Written(Action<RunReport, TextWriter> write)
    {
        // A writer with a culture and line ends of its own, as a caller may bring one.
        using var output = new StringWriter(System.Globalization.CultureInfo.CurrentCulture) { NewLine = "\r\n" };
        write(Report(), output);
        return output.ToString();
    }

    private static string OnConsole(int width, bool unicode)
    {
        using var output = new StringWriter();
        var (console, report) = (Console(output, width, unicode), Report());
        foreach (var table in report.Workloads)
        {
            ConsoleReport.WriteWorkload(console, report, table.Workload, table.Size, isWhole: false);
        }

        ConsoleSummary.Write(console, report, isWhole: false);
        return output.ToString();
    }

    private static IAnsiConsole Console(TextWriter output, int width, bool unicode)
    {
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new AnsiConsoleOutput(output),
        });
        console.Profile.Width = width;
        console.Profile.Capabilities.Unicode = unicode;
        return console;
    }

    private static string WithoutTrailingSpaces(string text) => string.Join('\n', Lines(text).Select(line => line.TrimEnd(' ')));

    private static string[] Lines(string text) => text.ReplaceLineEndings("\n").Split('\n');

    private static void Matches(string file, string actual)
    {
        // UPDATE_EXPECTED names the folder to write new texts to; read the difference before committing it.
        var expected = Path.Combine(AppContext.BaseDirectory, "Reports", "Expected", file);
        if (Environment.GetEnvironmentVariable("UPDATE_EXPECTED") is { Length: > 0 } folder)
        {
            File.WriteAllText(Path.Combine(folder, file), actual);
            return;
        }

        Assert.Equal(File.ReadAllText(expected), actual);
    }
}
