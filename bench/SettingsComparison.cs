using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>
/// Two ways of measuring, in alternation: does a setting move any ratio, and what does each cost? It shows that a shorter warm-up
/// introduces no bias.
/// </summary>
internal static class SettingsComparison
{
    public static Command Command()
    {
        var repeats = Counts.Option("--repeats", 5, "Runs of each way, in alternation.");
        var left = new Option<string>("--left") { Required = true, Description = "Options of the first way, as one string." };
        var right = new Option<string>("--right") { Required = true, Description = "Options of the second way, as one string." };
        var options = new Argument<string[]>("options") { Description = "For both, after --." };
        var command = new Command("settings", "Compares two ways of measuring.") { repeats, left, right, options };
        command.SetAction(parsed => Run(parsed.GetValue(repeats), Split(parsed.GetValue(left)!), Split(parsed.GetValue(right)!), parsed.GetValue(options) ?? []));
        return command;
    }

    private static void Run(int repeats, IReadOnlyList<string> left, IReadOnlyList<string> right, IReadOnlyList<string> options)
    {
        var provenance = new Provenance();
        List<CellStatistics> lefts = [];
        List<CellStatistics> rights = [];
        var watch = new System.Diagnostics.Stopwatch();
        var seconds = new double[2];
        for (var repeat = 0; repeat < repeats; repeat++)
        {
            watch.Restart();
            lefts.AddRange(Runs.MeasureAndTell($"left, run {repeat + 1} of {repeats}", [.. options, .. left], provenance));
            seconds[0] += watch.Elapsed.TotalSeconds;
            watch.Restart();
            rights.AddRange(Runs.MeasureAndTell($"right, run {repeat + 1} of {repeats}", [.. options, .. right], provenance));
            seconds[1] += watch.Elapsed.TotalSeconds;
        }

        provenance.Print();
        Console.WriteLine("| cell | left ratio [launches] | right ratio [launches] | moved | left ns | right ns |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
        List<double> moves = [];
        foreach (var cell in lefts.Where(Runs.IsCompared).GroupBy(cell => cell.Cell.Key))
        {
            var others = rights.Where(other => other.Cell.Key == cell.Key).ToList();
            if (others.Count == 0)
            {
                continue;
            }

            var a = LaunchRatios(cell);
            var b = LaunchRatios(others);
            moves.Add((b.Value / a.Value) - 1);
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {Runs.NameOf(cell.Key)} | {a.Value:0.000} [{a.Low:0.000}-{a.High:0.000}] | {b.Value:0.000} [{b.Low:0.000}-{b.High:0.000}] | {Units.Change(moves[^1])} | {Median.Of(cell.Select(c => c.Nanoseconds!.Value)):0} | {Median.Of(others.Select(c => c.Nanoseconds!.Value)):0} |"));
        }

        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{Runs.Moved(moves)}; left {seconds[0] / repeats:0.0} s a run, right {seconds[1] / repeats:0.0} s"));
    }

    private static Interval LaunchRatios(IEnumerable<CellStatistics> cells) =>
        new Scatter(Variance: null).Of([.. cells.SelectMany(cell => cell.Launches).Select(launch => launch.Ratio).OfType<double>()]);

    private static string[] Split(string text) => text.Split(' ', StringSplitOptions.RemoveEmptyEntries);
}
