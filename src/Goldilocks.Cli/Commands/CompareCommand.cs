using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;
using Goldilocks.Figures;
using Goldilocks.Figures.Comparing;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks compare OLD NEW</c>: what became worse, with an exit code for a build server.</summary>
internal static class CompareCommand
{
    public static Command Create()
    {
        var old = new Argument<string>("old") { Description = "The run folder to compare with." };
        var now = new Argument<string>("new") { Description = "The run folder that may have become worse." };
        var failAbove = FailAbove();
        var markdown = new Option<string?>("--markdown") { Description = "Also writes the comparison as Markdown for a pull request to that file; - for standard output instead of the table." };
        var command = new Command("compare", "Compares two run folders: slower, faster, bigger, smaller, hungrier, other outcomes. Exits with 1 on a regression.") { old, now, failAbove, markdown };
        command.SetAction(parsed => Compare(parsed.GetValue(old)!, parsed.GetValue(now)!, parsed.GetValue(failAbove), parsed.GetValue(markdown)));
        return command;
    }

    /// <summary>How much worse something may become before it counts, as a share.</summary>
    public static Option<double> FailAbove() => new("--fail-above")
    {
        Description = "How much slower, bigger or hungrier something must significantly be to fail, such as 5%.",
        DefaultValueFactory = _ => 0.05,
        CustomParser = ParsePercent,
    };

    /// <summary>Compares, prints and returns the exit code.</summary>
    /// <exception cref="ComparisonException">The runs cannot be compared.</exception>
    public static int Compare(string old, string now, double threshold, string? markdown)
    {
        var comparison = RunComparer.Compare(Read(old), Read(now), threshold);
        if (markdown == "-")
        {
            ComparisonReports.WriteMarkdown(comparison, Console.Out);
        }
        else
        {
            ComparisonReports.WriteConsole(comparison, AnsiConsole.Console);
            WriteFile(comparison, markdown);
        }

        return comparison.HasRegression ? ExitCodes.Finding : ExitCodes.Success;
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

    private static double ParsePercent(ArgumentResult result)
    {
        var text = result.Tokens.Count == 1 ? result.Tokens[0].Value : "";
        if (text.EndsWith('%')
            && double.TryParse(text[..^1], NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var percent)
            && percent < 1000)
        {
            return percent / 100;
        }

        result.AddError($"'{text}' is no percentage: --fail-above takes one such as 5% or 2.5%.");
        return 0;
    }
}
