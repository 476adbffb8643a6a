using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;
using static Goldilocks.Results.ConsoleTables;

namespace Goldilocks.Cli.Interop;

/// <summary>Prints what was exchanged on a terminal or in a log: a matrix for each format, and what differs.</summary>
public static class InteropConsole
{
    private const int ShownRefusals = 5;

    /// <summary>Everything.</summary>
    public static void Write(IAnsiConsole console, InteropTable table)
    {
        foreach (var format in table.Exchanges.GroupBy(exchange => exchange.Format))
        {
            WriteHeading(console, $"{format.Key}: rows write, columns read");
            WriteMatrix(console, [.. format]);
            WriteLine(console, "=: equal, !: another value in silence, x: refused, †: the process ended; each with the number of workloads");
            WriteDifferences(console, [.. format]);
            console.WriteLine();
        }

        foreach (var alike in table.Silences.GroupBy(silence => (silence.Format, silence.Speaker, silence.Operation, silence.Outcome.Name, silence.Outcome.Reason)))
        {
            WriteLine(console, $"{(alike.Key.Operation == Operation.Serialize ? "not written" : "not read")}: {alike.Key.Speaker.Label}: {string.Join(", ", alike.Select(silence => silence.Workload))}: {OneLine.Shortened(alike.Key.Reason, 160, InteropFiles.Table)}");
        }
    }

    private static void WriteMatrix(IAnsiConsole console, IReadOnlyList<Exchange> exchanges)
    {
        var speakers = exchanges.SelectMany(exchange => new[] { exchange.Writer, exchange.Reader }).Distinct().ToList();
        var table = Borderless([("", true), ("", false), .. speakers.Select((_, index) => ((index + 1).ToString(CultureInfo.InvariantCulture), false))]);
        foreach (var (writer, index) in speakers.Select((speaker, index) => (speaker, index)))
        {
            string[] cells =
            [
                (index + 1).ToString(CultureInfo.InvariantCulture),
                $"{writer.Label} {writer.Version}",
                .. speakers.Select(reader => MatrixCells.Of(exchanges.Where(exchange => exchange.Writer == writer && exchange.Reader == reader).Select(exchange => (exchange.Verdict, 1)))),
            ];
            table.AddRow([.. cells.Select(cell => Markup.Escape(Plain(console, cell)))]);
        }

        console.Write(table);
    }

    private static void WriteDifferences(IAnsiConsole console, IReadOnlyList<Exchange> exchanges)
    {
        foreach (var alike in exchanges.Where(exchange => exchange.Verdict is ExchangeVerdict.Different or ExchangeVerdict.Ended).GroupBy(exchange => (exchange.Writer, exchange.Verdict, exchange.Difference?.About, exchange.What)).OrderBy(alike => alike.Key.Verdict))
        {
            var mark = MatrixCells.MarkOf(alike.Key.Verdict);
            var readers = string.Join(", ", alike.Select(exchange => exchange.Reader == exchange.Writer ? "itself" : exchange.Reader.Label).Distinct());
            WriteLine(console, $"{mark} {(alike.Key.About is { } about ? about + ": " : "")}{alike.Key.Writer.Label} read by {readers} on {string.Join(", ", alike.Select(exchange => exchange.Workload).Distinct())}: {alike.Key.What}");
            foreach (var option in alike.SelectMany(exchange => exchange.Options).Distinct())
            {
                WriteLine(console, $"    {option}");
            }
        }

        // A refusal is no surprise to the program that meets it, and there are many.
        var refused = exchanges.Where(exchange => exchange.Verdict == ExchangeVerdict.Refused).ToList();
        foreach (var alike in refused.GroupBy(exchange => exchange.Reason).OrderByDescending(alike => alike.Count()).Take(ShownRefusals))
        {
            WriteLine(console, $"x {Units.Count(alike.Count())} times, as when {alike.First().Writer.Label} is read by {alike.First().Reader.Label} on {alike.First().Workload}: {alike.Key}");
        }

        if (refused.Count > 0)
        {
            WriteLine(console, $"{Units.Count(refused.Count)} refusals; {InteropFiles.Table} has the reason of each");
        }
    }
}

/// <summary>What became of a pair, short enough for a cell.</summary>
internal static class MatrixCells
{
    /// <summary>Such as <c>=12 !1</c>; a dot where nothing was exchanged.</summary>
    public static string Of(IEnumerable<(ExchangeVerdict Verdict, int Workloads)> exchanges)
    {
        var counts = exchanges.GroupBy(exchange => exchange.Verdict).OrderBy(same => same.Key)
            .Select(same => string.Create(CultureInfo.InvariantCulture, $"{MarkOf(same.Key)}{same.Sum(exchange => exchange.Workloads)}")).ToList();
        return counts.Count == 0 ? "." : string.Join(' ', counts);
    }

    public static string MarkOf(ExchangeVerdict verdict) => verdict switch
    {
        ExchangeVerdict.Equal => "=",
        ExchangeVerdict.Different => "!",
        ExchangeVerdict.Refused => "x",
        ExchangeVerdict.Ended => "†",
        _ => throw new ArgumentOutOfRangeException(nameof(verdict), verdict, "not a verdict"),
    };
}
