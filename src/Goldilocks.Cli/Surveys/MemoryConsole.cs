using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;
using static Goldilocks.Results.ConsoleTables;

namespace Goldilocks.Cli.Surveys;

/// <summary>Prints the memory that operations need while they run, on a terminal or in a log.</summary>
public static class MemoryConsole
{
    private const int LongestReason = 160;

    /// <summary>One workload and size; a part for each operation, smallest need first.</summary>
    public static void Write(IAnsiConsole console, IReadOnlyList<MemoryNeed> needs)
    {
        foreach (var operation in needs.GroupBy(need => (need.Workload, need.Size, need.Operation)))
        {
            WriteHeading(console, $"{operation.Key.Workload}, size {Units.Count(operation.Key.Size)}, {operation.Key.Operation.Name()}");
            var table = Borderless(
                ("serializer", false), ("payload", true), ("peak heap", true), ("added", true), ("peak work. set", true), ("added", true), ("allocated", true), ("in GC", true), ("longest", true), ("gen 0/1/2", true));
            foreach (var need in operation.Where(need => need.Peaks is not null).OrderBy(need => need.Peaks!.HeapAddedBytes))
            {
                table.AddRow(Cells(need, need.Peaks!, need.Repeated!).Select(cell => Markup.Escape(ConsoleTables.Plain(console, cell))).ToArray());
            }

            console.Write(table);
            WriteOthers(console, operation.Select(need => (need.Label, need.Outcome)));
            console.WriteLine();
        }
    }

    /// <summary>The serializers that can write more than 2 GB.</summary>
    public static void Write(IAnsiConsole console, IReadOnlyList<PastTwoGigabytes> results)
    {
        WriteHeading(console, $"{MemorySurvey.PastTwoGigabytesWorkload}, size {Units.Count(MemorySurvey.PastTwoGigabytesSize)}: writing past 2 GB");
        var table = Borderless(("serializer", false), ("version", false), ("written", true), ("expected", true), ("time", true));
        foreach (var result in results.Where(result => result.Outcome is Measured).OrderBy(result => result.WrittenBytes))
        {
            table.AddRow(
                Markup.Escape(result.Label), Markup.Escape(result.Version), Units.Bytes(result.WrittenBytes!.Value), Units.Bytes(result.ExpectedBytes!.Value), Units.Time(result.WallNanoseconds!.Value));
        }

        console.Write(table);
        WriteOthers(console, results.Select(result => (result.Label, result.Outcome)));
        console.WriteLine();
    }

    private static string[] Cells(MemoryNeed need, SinglePeaks peaks, RepeatedCost repeated) =>
    [
        need.Label,
        Units.Bytes(need.PayloadBytes!.Value),
        Units.Bytes(peaks.HeapPeakBytes),
        Units.Bytes(peaks.HeapAddedBytes),
        Units.Bytes(peaks.WorkingSetPeakBytes),
        peaks.IsWorkingSetOfOperation ? Units.Bytes(Math.Max(0, peaks.WorkingSetPeakBytes - peaks.WorkingSetBeforeBytes)) : "",
        Units.Bytes(repeated.AllocatedBytes / repeated.Operations),
        (repeated.PauseShare * 100).ToString("0.0", CultureInfo.InvariantCulture) + " %",
        Units.Time(repeated.LongestPauseNanoseconds),
        string.Join('/', repeated.Collections.Select(count => PerOperation(count, repeated.Operations))),
    ];

    private static string PerOperation(int count, long operations) =>
        ((double)count / operations).ToString(operations == 1 ? "0" : "0.##", CultureInfo.InvariantCulture);

    private static void WriteOthers(IAnsiConsole console, IEnumerable<(string Label, Outcome Outcome)> all)
    {
        foreach (var others in all.Where(item => item.Outcome is not Measured).GroupBy(item => (item.Outcome.Name, item.Outcome.Reason)))
        {
            var reason = OneLine.Shortened(others.Key.Reason, LongestReason, whole: null);
            WriteLine(console, $"{others.Key.Name}: {string.Join(", ", others.Select(item => item.Label))}: {reason}");
        }
    }
}
