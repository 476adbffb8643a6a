using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Report;

/// <summary><c>goldilocks compare OLD NEW</c>: the regressions, with an exit code for a build server.</summary>
internal static class CompareCommand
{
    public static Command Create()
    {
        var old = new Argument<string>("old") { Description = "The run folder to compare with." };
        var now = new Argument<string>("new") { Description = "The run folder that may have become worse." };
        var failAbove = PercentOption.FailAbove();
        var markdown = new Option<string?>("--markdown")
        {
            Description = "Also writes the comparison as Markdown for a pull request to that file; - for standard output instead of the table.",
            HelpName = "file",
        };
        var command = new HelpedCommand(
            "compare",
            "Compares two run folders: slower, faster, bigger, smaller, hungrier, other outcomes.",
            "something became significantly worse by more than --fail-above, or a cell that was measured before is missing")
            .With("Judging and output", failAbove, markdown)
            .For("compare runs/OLD runs/NEW --fail-above 5%", "What became worse by more than 5 %");
        command.Add(old);
        command.Add(now);
        return command.Runs((parsed, output) =>
        {
            var comparison = Between(parsed.GetValue(old)!, parsed.GetValue(now)!, parsed.GetValue(failAbove));
            output.Show(comparison, () => Write(comparison, parsed.GetValue(markdown)));
            return comparison.HasRegression ? ExitCodes.Finding : ExitCodes.Success;
        });
    }

    /// <summary>Compares two run folders.</summary>
    /// <exception cref="ComparisonException">The runs cannot be compared.</exception>
    public static RunComparison Between(string old, string now, double threshold) => RunComparer.Compare(Read(old), Read(now), threshold);

    private static void Write(RunComparison comparison, string? markdown)
    {
        if (markdown == "-")
        {
            ComparisonReports.WriteMarkdown(comparison, Console.Out);
        }
        else
        {
            ComparisonReports.WriteConsole(comparison, AnsiConsole.Console);
            WriteFile(comparison, markdown);
        }
    }

    private static RunReport Read(string folder) => ReportBuilder.Build(RunFolder.Read(folder));

    private static void WriteFile(RunComparison comparison, string? path)
    {
        if (path is null)
        {
            return;
        }

        try
        {
            using var file = new StreamWriter(path);
            ComparisonReports.WriteMarkdown(comparison, file);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"'{path}' cannot be written ({exception.Message}). Name another file with --markdown, or - for standard output.");
        }
    }
}
