using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Reporting;

/// <summary>A history for a terminal, and as Markdown.</summary>
public static class HistoryReports
{
    private static readonly IReadOnlyList<(string Heading, Func<Moment, string> Text)> s_differences =
    [
        ("version", moment => moment.Version),
        ("day", moment => moment.StartedUtc.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)),
        ("run", moment => moment.Run),
        ("commit", moment => moment.Revision.Length > ShortRevision ? moment.Revision[..ShortRevision] : moment.Revision),
        ("runtime", moment => moment.Runtime),
        ("machine", moment => moment.Machine),
    ];

    private const int ShortRevision = 9;

    /// <summary>A table for each variant on each workload and size, then what is lost and the marked steps.</summary>
    public static void WriteConsole(RunHistory history, IAnsiConsole console)
    {
        foreach (var table in Tables(history))
        {
            ConsoleTables.WriteHeading(console, table.Title);
            var shown = ConsoleTables.Borderless(table.Headings.Select(heading => (heading, true)));
            foreach (var row in table.Rows)
            {
                shown.AddRow([.. row.Select(cell => new Markup(IsMarked(cell) ? $"[yellow]{Markup.Escape(cell)}[/]" : Markup.Escape(cell)))]);
            }

            console.Write(shown);
            console.WriteLine();
        }

        foreach (var line in Summary(history))
        {
            ConsoleTables.WriteLine(console, line);
        }
    }

    /// <summary>What is lost and the steps first, then the tables.</summary>
    public static void WriteMarkdown(RunHistory history, TextWriter output)
    {
        foreach (var line in Summary(history))
        {
            output.Write($"{MarkdownTable.Escape(line)}\n\n");
        }

        foreach (var table in Tables(history))
        {
            output.Write($"## {MarkdownTable.Escape(table.Title)}\n");
            MarkdownTable.WriteRow(output, table.Headings);
            MarkdownTable.WriteRow(output, [.. table.Headings.Select(_ => MarkdownTable.Right)]);
            foreach (var row in table.Rows)
            {
                MarkdownTable.WriteRow(output, row);
            }

            output.Write("\n");
        }
    }

    /// <summary>One line for each reason why something is not measured any more, one for each marked step, then what they are counted from.</summary>
    public static IEnumerable<string> Summary(RunHistory history)
    {
        List<CellHistory> lost = [.. history.Cells.Where(cell => cell.Lost is not null)];
        List<string> steps = [.. history.Steps.Select(step => Step(step.Cell.Subject, step.Before.Moment, step.After.Moment, step.After.Step!.Ratio!))];
        return [.. Losses(lost), .. steps, string.Create(
            CultureInfo.InvariantCulture,
            $"{Losses(lost.Count)}{steps.Count} {(steps.Count == 1 ? "step" : "steps")} of more than {history.Threshold * 100:0.##} % in {history.Cells.Count(cell => cell.Points.Count > 1)} cells. A step is marked where 'goldilocks compare' would report it.")];
    }

    private static string Losses(int count) => count switch
    {
        0 => "",
        1 => "1 cell was measured before and is missing. ",
        _ => $"{Units.Count(count)} cells were measured before and are missing. ",
    };

    /// <summary>
    /// A version that does not build costs dozens of cells for one reason, so a reason is told once.
    /// The places are in the order of their names: the order of the rows is the order of their times, which two runs on a noisy machine need not share.
    /// </summary>
    private static IEnumerable<string> Losses(IEnumerable<CellHistory> lost) =>
        from cell in lost
        group cell.Subject by (cell.Subject.Serializer, Before: cell.Points[^1].Moment, Lost: cell.Lost!) into cells
        let places = cells
            .GroupBy(subject => $"{subject.Label}, {subject.Workload} of {Units.Count(subject.Size)}, ", subject => subject.Operation!.Value.Name())
            .OrderBy(place => place.Key, StringComparer.Ordinal)
            .Select(place => place.Key + string.Join(" and ", place))
        let reason = cells.Key.Lost.Reason.Length == 0 ? "" : $": {cells.Key.Lost.Reason.TrimEnd('.')}"
        select $"Not measured any more: {string.Join("; ", places)}: {cells.Key.Lost.Outcome} from {Between(cells.Key.Before, cells.Key.Lost.Moment)}{reason}.";

    private static IEnumerable<HistoryTable> Tables(RunHistory history) =>
        from variant in history.Cells.GroupBy(cell => cell.Subject with { Operation = null })
        let moments = variant.SelectMany(cell => cell.Points.Select(point => point.Moment).Concat(cell.Lost is { } lost ? [lost.Moment] : [])).Distinct().OrderBy(moment => moment.StartedUtc).ThenBy(moment => moment.Version, VersionOrder.Instance).ToList()
        let differences = s_differences.Where(difference => moments.Select(difference.Text).Distinct().Count() > 1).ToList()
        select new HistoryTable(
            $"{variant.Key.Label}, {variant.Key.Workload} of {Units.Count(variant.Key.Size)}",
            [.. differences.Select(difference => difference.Heading), .. variant.SelectMany(cell => new[] { cell.Subject.Operation!.Value.Name(), "since first", "step" })],
            [.. moments.Select(moment => (IReadOnlyList<string>)[.. differences.Select(difference => difference.Text(moment)), .. variant.SelectMany(cell => Cells(cell, moment))])]);

    private static string[] Cells(CellHistory cell, Moment moment) => cell.Points.FirstOrDefault(point => point.Moment == moment) is { } point
        ? [$"{Units.Ratio(point.Ratio.Value)} [{Units.Ratio(point.Ratio.Low)}-{Units.Ratio(point.Ratio.High)}]", Units.Ratio(point.Relative), Short(point.Step)]
        : [cell.Lost is { } lost && lost.Moment == moment ? NoMore + lost.Outcome : "", "", ""];

    private static string Short(HistoryStep? step) => step switch
    {
        null => "",
        { IsMarked: true, Ratio: { } ratio } => Units.Change(ratio.Value - 1) + (step.Verdict == TimeVerdict.Slower ? Slower : Faster),
        { Verdict: TimeVerdict.Same } => "=",
        { Verdict: TimeVerdict.NotComparable } => "?",
        _ => "~",
    };

    private const string Slower = " slower";
    private const string Faster = " faster";
    private const string NoMore = "no more: ";

    private static bool IsMarked(string cell) =>
        cell.EndsWith(Slower, StringComparison.Ordinal) || cell.EndsWith(Faster, StringComparison.Ordinal) || cell.StartsWith(NoMore, StringComparison.Ordinal);

    private static string Step(ComparedCell subject, Moment before, Moment after, Interval ratio)
    {
        // A speed has the interval of a speed.
        var (said, unit) = ratio.Value > 1 ? (ratio, "times the time") : (ratio with { Value = 1 / ratio.Value, Low = 1 / ratio.High, High = 1 / ratio.Low }, "times as fast");
        return $"{subject.Label}, {subject.Workload} of {Units.Count(subject.Size)}, {subject.Operation!.Value.Name()}: {Units.Ratio(said.Value)} {unit} [{Units.Ratio(said.Low)}-{Units.Ratio(said.High)}] from {Between(before, after)}.";
    }

    private static string Between(Moment before, Moment after) => string.Join(", ", s_differences
        .Where(difference => difference.Text(before) != difference.Text(after))
        .Select(difference => $"{difference.Heading} {difference.Text(before)} to {difference.Text(after)}"));

    private sealed record HistoryTable(string Title, IReadOnlyList<string> Headings, IReadOnlyList<IReadOnlyList<string>> Rows);
}
