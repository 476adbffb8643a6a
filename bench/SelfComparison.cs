using System.CommandLine;
using System.Globalization;

namespace Goldilocks.Bench;

/// <summary>The baseline against itself, in processes of their own: how often does the interval hold 1?</summary>
internal static class SelfComparison
{
    public static Command Command()
    {
        var comparisons = Counts.Option("--comparisons", 100, "Stops after the run that reaches so many.");
        var options = new Argument<string[]>("options") { Description = "For goldilocks run, after --." };
        var command = new Command("self", "A serializer against itself: the share of intervals that hold 1.0.") { comparisons, options };
        command.SetAction(parsed => Run(parsed.GetValue(comparisons), parsed.GetValue(options) ?? []));
        return command;
    }

    private static void Run(int comparisons, IReadOnlyList<string> options)
    {
        var held = 0;
        var seen = 0;
        var coverage = 0.0;
        while (seen < comparisons)
        {
            var controls = Runs.Measure(["--controls", "5", .. options]).Where(cell => cell.Cell.Key.Variant.StartsWith("control ", StringComparison.Ordinal)).ToList();
            if (controls.Count == 0)
            {
                throw new RunFailedException($"A run with --controls 5 {string.Join(' ', options)} measured no control: see what it says of the baseline.");
            }

            foreach (var cell in controls)
            {
                seen++;
                held += cell.Ratio!.Holds(1) ? 1 : 0;
                coverage += cell.Ratio.Coverage;
                Console.WriteLine(string.Create(
                    CultureInfo.InvariantCulture,
                    $"{cell.Cell.Key.Workload} {cell.Cell.Key.Operation} {cell.Cell.Key.Variant}: {cell.Ratio.Value:0.0000} [{cell.Ratio.Low:0.0000}, {cell.Ratio.High:0.0000}]{(cell.Ratio.Holds(1) ? "" : "  MISSED")}"));
            }
        }

        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{held} of {seen} intervals hold 1.0 ({(double)held / seen:0.0 %}); the statistics promise {coverage / seen:0.0 %}"));
    }
}
