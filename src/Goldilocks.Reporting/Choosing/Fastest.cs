using System.Globalization;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Reporting.Choosing;

/// <summary>The ranking over all workloads that count, before anything is asked: the fastest are no choice yet. The figures are those of a choice.</summary>
public static class Fastest
{
    /// <summary>Writes the first rows; nothing where no serializer was measured on every workload that counts.</summary>
    /// <param name="grounds">What the run holds.</param>
    /// <param name="console">The terminal.</param>
    /// <param name="most">Rows that are shown.</param>
    public static void WriteConsole(Grounds grounds, IAnsiConsole console, int most)
    {
        if (Of(grounds) is not { Eligible.Count: > 1 } choice)
        {
            return;
        }

        var rows = Preference.Plain(choice.Eligible, Aim.Time).ToList();
        var isOneVersion = rows.DistinctBy(row => row.Candidate.Key.Label).Count() == rows.Count;
        var ranks = Ranking.Of([.. rows.Select(row => new Contender(row.Candidate.Label, row.Score!.TimeByLaunch))], rows[0].Score!.Scatter);
        ConsoleTables.WriteHeading(console, "fastest over all workloads that count");
        console.MarkupLine($"[grey]{Markup.Escape(ConsoleTables.Plain(console, string.Create(
            CultureInfo.InvariantCulture, $"{string.Join(", ", choice.Counted)}: means of a write and a read, of bytes and of allocation, each as a ratio to {string.Join(" and ", choice.Baselines)}")))}[/]");
        var table = ConsoleTables.Borderless(("#", true), ("serializer", false), ("time", true), ("[low-high]", true), ("size", true), ("allocated", true));
        foreach (var row in rows.Take(most))
        {
            var (score, rank) = (row.Score!, ranks[row.Candidate.Label]);
            table.AddRow(new[]
            {
                $"{(rank.IsShared ? "=" : "")}{Units.Count(rank.Number)}",
                (isOneVersion ? row.Candidate.Key.Label : row.Candidate.Label) + string.Concat(row.Candidate.Marks.Select(mark => $" [{mark}]")),
                Units.Ratio(score.Time),
                choice.Baselines is [var baseline] && baseline == row.Candidate.Label ? "baseline" : $"[{Units.Ratio(score.Interval.Low)}-{Units.Ratio(score.Interval.High)}]",
                Units.Ratio(score.Size),
                Units.Ratio(score.Allocation),
            }.Select(text => new Text(text)));
        }

        console.Write(table);
        if (rows.Count > most)
        {
            console.MarkupLine($"[grey]and {Units.Count(rows.Count - most)} more[/]");
        }
    }

    /// <summary>Null where nothing can be compared.</summary>
    private static Choice? Of(Grounds grounds)
    {
        try
        {
            return Chooser.Choose(grounds, new Wishes(new HashSet<Requirement>()));
        }
        catch (ChoiceException)
        {
            // The run has no baseline, or was interrupted before one was measured: its tables say so.
            return null;
        }
    }
}
