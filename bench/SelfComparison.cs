using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>The baseline against itself, in processes of their own: how often does the interval hold 1?</summary>
internal static class SelfComparison
{
    private const string Controls = "20";
    private static readonly string[] s_standard = ["--workloads", "person,order,bookshelf", "--serializers", "System.Text.Json/plain", "--launches", "3"];

    public static Command Command()
    {
        var comparisons = Counts.Option("--comparisons", 200, "Stops after the run that reaches so many.");
        var folders = new Option<string[]>("--folders") { Description = "Of finished runs with --controls; then nothing is run.", AllowMultipleArgumentsPerToken = true };
        var options = new Argument<string[]>("options") { Description = $"For goldilocks run, after --. Without any: {string.Join(' ', s_standard)}" };
        var command = new Command("self", "A serializer against itself: the share of intervals that hold 1.0.") { comparisons, folders, options };
        command.SetAction(parsed =>
        {
            if (parsed.GetValue(folders) is { Length: > 0 } finished)
            {
                Read(finished);
            }
            else
            {
                Run(parsed.GetValue(comparisons), Runs.OrStandard(parsed.GetValue(options), s_standard));
            }
        });
        return command;
    }

    private static void Read(string[] folders)
    {
        var provenance = new Provenance();
        Tell(provenance, [.. folders.SelectMany(folder =>
        {
            var run = RunFolder.Read(folder);
            provenance.Add(run);
            return RunStatistics.Of(run).Where(cell => cell is { IsMeasured: true, Cell.IsControl: true });
        })]);
    }

    private static void Run(int comparisons, IReadOnlyList<string> options)
    {
        var provenance = new Provenance();
        List<CellStatistics> cells = [];
        while (cells.Count < comparisons)
        {
            cells.AddRange(Measure(options, provenance));
        }

        Tell(provenance, cells);
    }

    private static void Tell(Provenance provenance, IReadOnlyCollection<CellStatistics> cells)
    {
        provenance.Print();
        Console.WriteLine("| cells | comparisons | intervals that hold 1.0 | promised | mean ratio | half-width (median) |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
        foreach (var group in cells.GroupBy(cell => $"{cell.Cell.Key.Workload} of {cell.Cell.Key.Size}, {cell.Cell.Key.Operation}"))
        {
            PrintRow(group.Key, [.. group]);
        }

        PrintRow("all", cells);
    }

    private static List<CellStatistics> Measure(IReadOnlyList<string> options, Provenance provenance)
    {
        var controls = Runs.Measure(["--controls", Controls, .. options], provenance).Where(cell => cell.Cell.IsControl).ToList();
        foreach (var cell in controls)
        {
            var ratio = cell.Ratio!;
            Console.Error.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"{cell.Cell.Key.Workload} {cell.Cell.Key.Operation} {cell.Cell.Key.Variant}: {ratio.Value:0.0000} [{ratio.Low:0.0000}, {ratio.High:0.0000}]{(ratio.Holds(1) ? "" : "  MISSED")}"));
        }

        return controls.Count > 0
            ? controls
            : throw new RunFailedException($"A run with --controls {Controls} {string.Join(' ', options)} measured no control: see what it says of the baseline.");
    }

    private static void PrintRow(string name, IReadOnlyCollection<CellStatistics> cells)
    {
        var ratios = cells.Select(cell => cell.Ratio!).ToList();
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {name} | {ratios.Count} | {ratios.Count(ratio => ratio.Holds(1))} | {ratios.Average(ratio => ratio.Coverage):0.0 %} | {ratios.Average(ratio => ratio.Value):0.000} | {Median.Of(ratios.Select(ratio => ratio.HalfWidth)):0.0 %} |"));
    }
}
