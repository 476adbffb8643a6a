using System.Globalization;
using Goldilocks.Load;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Load;

/// <summary>What <c>load --url</c> and <c>load --from-crank</c> print.</summary>
internal static class CrankDisplay
{
    /// <summary>The client's figures, and once more for crank's agent.</summary>
    public static void Write(string url, UrlLoadResult result)
    {
        var table = NewTable("load", url);
        if (result.Outcome is not Measured)
        {
            table.AddRow(result.Outcome.Name, Markup.Escape(result.Outcome.Reason));
        }

        foreach (var (_, heading, format, value) in CrankStatistics.Figures(result))
        {
            table.AddRow(heading, value?.ToString(format, CultureInfo.InvariantCulture) ?? "");
        }

        foreach (var (kind, count) in result.Figures?.Bad ?? new Dictionary<string, long>())
        {
            table.AddRow(Markup.Escape($"Bad: {kind}"), count.ToString("n0", CultureInfo.InvariantCulture));
        }

        AnsiConsole.Write(table);
        if (result.Figures is not null)
        {
            CrankStatistics.Write(result, Console.Out);
        }
    }

    /// <summary>A table for each job.</summary>
    public static void Write(CrankResults results)
    {
        foreach (var job in results.Jobs)
        {
            var table = NewTable(job.Name, "");
            job.Figures.ToList().ForEach(figure => table.AddRow(Markup.Escape(figure.Heading), Markup.Escape(figure.Text)));
            AnsiConsole.Write(table);
        }

        if (results.Failure is { } failure)
        {
            AnsiConsole.WriteLine(failure);
        }
    }

    private static Table NewTable(string left, string right) => new Table { Border = TableBorder.None }
        .AddColumn(Markup.Escape(left))
        .AddColumn(new TableColumn(Markup.Escape(right)) { Alignment = Justify.Right });
}
