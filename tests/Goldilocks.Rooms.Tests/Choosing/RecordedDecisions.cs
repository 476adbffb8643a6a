using Goldilocks.Catalog;
using Goldilocks.Cli.Report;
using Goldilocks.Cli.Startup;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Choosing;

/// <summary>The folder <c>Decisions</c>: a measured run, starts, probes and facts as they were on one day. Its README says where they come from.</summary>
internal static class RecordedDecisions
{
    private static readonly string s_folder = Path.Combine(AppContext.BaseDirectory, "Choosing", "Decisions");

    /// <summary>The day of the decisions, by which facts are old.</summary>
    private static readonly DateOnly s_day = new(2026, 11, 26);

    private static readonly Lazy<Grounds> s_grounds = new(Read);

    /// <summary>The measured run.</summary>
    public static RunReport Report => ReportBuilder.Build(RunFolder.Read(Path.Combine(s_folder, "run")));

    public static ChoosingFacts Facts => s_grounds.Value.Facts;

    public static Choice Choose(Wishes wishes) => Chooser.Choose(s_grounds.Value, wishes);

    /// <summary>The decision record, cut to the first lines of each list.</summary>
    public static string Record(Choice choice, int mostLines = int.MaxValue)
    {
        using var text = new StringWriter { NewLine = "\n" };
        ChoiceReports.WriteMarkdown(choice, text);
        return string.Join("\n\n", text.ToString().Split("\n\n").Select(section => string.Join('\n', Cut(section.TrimEnd('\n').Split('\n'), mostLines)))) + "\n";
    }

    private static IEnumerable<string> Cut(string[] section, int mostLines) => section.Take(1).Concat(section.Skip(1).Take(mostLines));

    public static void Matches(string file, string actual)
    {
        // UPDATE_EXPECTED names the folder to write new texts to; read the difference before committing it.
        if (Environment.GetEnvironmentVariable("UPDATE_EXPECTED") is { Length: > 0 } folder)
        {
            File.WriteAllText(Path.Combine(folder, file), actual);
            return;
        }

        Assert.Equal(File.ReadAllText(Path.Combine(s_folder, "Expected", file)).ReplaceLineEndings("\n"), actual);
    }

    private static Grounds Read()
    {
        var tables = RecordedProbesFile.ReadAll(s_folder);
        var facts = Directory.EnumerateFiles(Path.Combine(s_folder, "facts")).ToDictionary(
            path => Path.GetFileNameWithoutExtension(path),
            path => FactsFile.Parse(File.ReadAllText(path), path) with { Probed = tables.FirstOrDefault(table => table.Serializer == Path.GetFileNameWithoutExtension(path)) });
        return ChoiceGrounds.Of(
            ChoosingFacts.Read(Path.Combine(s_folder, ChoosingFacts.FileName)),
            tables,
            [ReportBuilder.Build(RunFolder.Read(Path.Combine(s_folder, "run")), facts)],
            facts,
            [StartupReportBuilder.Build(StartupFolder.Read(Path.Combine(s_folder, "starts")))],
            s_day);
    }
}
