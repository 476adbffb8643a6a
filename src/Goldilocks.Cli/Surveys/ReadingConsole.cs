using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;
using static Goldilocks.Results.ConsoleTables;

namespace Goldilocks.Cli.Surveys;

/// <summary>Prints what other ways of reading came to, on a terminal or in a log.</summary>
public static class ReadingConsole
{
    private const int LongestReason = 160;

    /// <summary>A table for each workload, size and way, least allocation first, and below it the variants without that way.</summary>
    public static void Write(IAnsiConsole console, IReadOnlyList<OtherReading> readings)
    {
        foreach (var place in readings.GroupBy(row => (row.Workload, row.Size, row.Way)))
        {
            WriteHeading(console, $"{place.Key.Workload}, size {Units.Count(place.Key.Size)}: {Title(place.Key.Way)}");
            var table = Borderless([("serializer", false), ("version", false), .. FirstColumns(place.Key.Way), ("each reading", true), ("allocates", true), ("deserialize", true), ("allocates", true)]);
            foreach (var (row, answer) in place.Select(row => (row, row.Answer)).Where(pair => pair.Answer is not null).OrderBy(pair => pair.Answer!.Cost.AllocatedBytes))
            {
                table.AddRow([.. Cells(row, answer!).Select(cell => Markup.Escape(Plain(console, cell)))]);
            }

            console.Write(table);
            foreach (var others in place.Where(row => row.Outcome is not Measured).GroupBy(row => (row.Outcome.Name, row.Outcome.Reason)))
            {
                WriteLine(console, $"{others.Key.Name}: {string.Join(", ", others.Select(row => row.Label))}: {OneLine.Shortened(others.Key.Reason, LongestReason, whole: null)}");
            }

            console.WriteLine();
        }
    }

    /// <summary>What a way is, as the end of a heading.</summary>
    internal static string Title(ReadingWay way) => way switch
    {
        ReadingWay.Populate => "reading into an object that is there",
        ReadingWay.Segments => "reading from several pieces of memory",
        ReadingWay.Items => "reading a stream of values, each value",
        _ => "reading the first value of a stream",
    };

    private static (string, bool)[] FirstColumns(ReadingWay way) => way switch
    {
        ReadingWay.Populate => [("keeps the object", false), ("its collection", false)],
        ReadingWay.Segments => [("pieces", true)],
        _ => [("values in the stream", true)],
    };

    private static string[] Cells(OtherReading row, ReadAnswer answer) =>
    [
        row.Label, row.Version, .. answer.Filled is { } filled ? (string[])[filled.IsKept ? "yes" : "no", filled.Collections] : [Units.Count(answer.Parts)],
        Units.Time(answer.Cost.Nanoseconds), Units.Bytes(answer.Cost.AllocatedBytes), Units.Time(answer.Deserialize.Nanoseconds), Units.Bytes(answer.Deserialize.AllocatedBytes),
    ];
}
