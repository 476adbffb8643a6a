using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Results.Texts;
using Spectre.Console;
using static Goldilocks.Results.Texts.ConsoleTables;

namespace Goldilocks.Surveys.Populating;

/// <summary>Prints what became of objects that were there, on a terminal or in a log.</summary>
public static class PopulateConsole
{
    private const int LongestReason = 160;

    /// <summary>A table for each workload and size, least allocation first, and below it the variants that read into new objects only.</summary>
    public static void Write(IAnsiConsole console, IReadOnlyList<Population> populations)
    {
        foreach (var place in populations.GroupBy(row => (row.Workload, row.Size)))
        {
            WriteHeading(console, $"{place.Key.Workload}, size {Units.Count(place.Key.Size)}: reading into an object that is there");
            var table = Borderless(("serializer", false), ("version", false), ("keeps the object", false), ("its collection", false), ("populate", true), ("allocates", true), ("deserialize", true), ("allocates", true));
            foreach (var (row, answer) in place.Select(row => (row, row.Answer)).Where(pair => pair.Answer is not null).OrderBy(pair => pair.Answer!.Populate.AllocatedBytes))
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

    private static string[] Cells(Population row, PopulatedAnswer answer) =>
    [
        row.Label, row.Version, answer.KeepsObject ? "yes" : "no", answer.Collections,
        Units.Time(answer.Populate.Nanoseconds), Units.Bytes(answer.Populate.AllocatedBytes), Units.Time(answer.Deserialize.Nanoseconds), Units.Bytes(answer.Deserialize.AllocatedBytes),
    ];
}
