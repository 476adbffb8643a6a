using System.Globalization;
using Goldilocks.Commands;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Interop;

/// <summary>Shows what became of bytes between two versions.</summary>
internal static class EvolveDisplay
{
    private const int LongestText = 200;

    private static readonly string[] s_order = ["silently wrong", "refused", "forward only", "backward only", "both ways", "read"];

    public static void Write(EvolveResult result)
    {
        var (report, whole) = (result.Report, result.Folder is null ? null : EvolutionFiles.Table);
        if (report.Changes.Count > 0)
        {
            Console.WriteLine("What changed:");
            Lines(report.Changes.Select(change => $"  {change}"));
        }

        WriteTable(report, whole);
        WriteMembers(report, whole);
        Lines(report.Notes.Select(note => $"note: {note}"));
        var tried = report.Serializers.Where(row => row.IsTried).GroupBy(row => row.Summary).OrderBy(group => Array.IndexOf(s_order, group.Key)).Select(group => string.Create(CultureInfo.InvariantCulture, $"{group.Count()} {group.Key}"));
        Console.WriteLine($"{report.Serializers.Count} {(report.Serializers.Count == 1 ? "row" : "rows")}: {string.Join(", ", tried.DefaultIfEmpty(result.Recorded > 0 ? string.Create(CultureInfo.InvariantCulture, $"{result.Recorded} payloads recorded") : "nothing could be read"))}.");
        if (result.Folder is { } folder)
        {
            Console.WriteLine($"In {folder}: {EvolutionFiles.Table}, {EvolutionFiles.Report}, and {EvolutionFiles.Markdown} for a pull request.");
        }
    }

    private static void WriteTable(EvolutionReport report, string? whole)
    {
        var table = new Table { Border = TableBorder.Simple };
        table.AddColumns("serializer", "version");
        var hasWorkloads = report.Serializers.Any(row => row.Workload.Length > 0);
        if (hasWorkloads)
        {
            table.AddColumns("workload", "bytes");
        }

        table.AddColumns("result", "what to know");
        foreach (var row in report.Serializers.OrderBy(row => Array.IndexOf(s_order, row.Summary) is >= 0 and var place ? place : s_order.Length))
        {
            List<string> cells = [row.Label, row.Version];
            if (hasWorkloads)
            {
                cells.AddRange([row.Workload, row.AreBytesEqual switch { true => "equal", false => "differ", _ => "" }]);
            }

            string[] all = [.. cells, row.Summary, string.Join("\n", EvolutionTexts.WhatToKnow(row).Select(text => OneLine.Shortened(text, LongestText, whole)).Concat(row.IsSound ? [] : row.Rules.Select(rule => $"documented: {rule.Text}")))];
            table.AddRow([.. all.Select(cell => Markup.Escape(Visible.Of(cell)))]);
        }

        AnsiConsole.Write(table);
    }

    /// <summary>What happened to each member that changed, once for all serializers that did the same.</summary>
    private static void WriteMembers(EvolutionReport report, string? whole)
    {
        foreach (var same in report.Serializers.Where(row => row.IsTried && row.Directions.Any(direction => direction.Members.Count > 0)).GroupBy(row => MembersOf(row, whole)))
        {
            Console.WriteLine(Visible.Of(string.Join(", ", same.Select(row => row.Label)) + ":"));
            Lines(same.Key.Split('\n'));
            Lines(same.SelectMany(row => row.Remarks.Select(remark => $"  {row.Label}: {remark}")));
            Console.WriteLine();
        }
    }

    private static string MembersOf(EvolvedSerializer row, string? whole) => string.Join('\n', row.Directions.Where(direction => direction.Members.Count > 0).Select(direction =>
        $"  {direction.Direction}: {string.Join("; ", direction.Members.Select(member => $"{(member.Member.Length > 0 ? member.Member + " " : "")}{member.Verdict}{(member.Reason.Length > 0 ? $" ({OneLine.Shortened(member.Reason, LongestText, whole)})" : "")}"))}"));

    private static void Lines(IEnumerable<string> lines)
    {
        foreach (var line in lines)
        {
            Console.WriteLine(Visible.Of(line));
        }
    }
}
