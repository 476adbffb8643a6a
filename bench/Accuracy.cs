using System.CommandLine;
using System.Globalization;
using Goldilocks.Results.Statistics;
using Goldilocks.Results.Texts;

namespace Goldilocks.Bench;

/// <summary>
/// Ratios of a run beside those of a plain loop, written by hand, that has all libraries in one process and no code of Goldilocks in its timed part: a repetition of our own
/// figures would prove precision, not accuracy.
/// </summary>
internal static class Accuracy
{
    /// <summary>The machine's own variation does not explain a larger difference.</summary>
    private const double Tolerance = 0.15;

    private const string Serializers = "System.Text.Json,MemoryPack,protobuf-net,Hyperion,Newtonsoft.Json";
    private const string Workloads = "tiny,person,bookshelf";

    public static Command Command()
    {
        var processes = Counts.Option("--processes", 3, "Processes of the plain loop, one after the other.");
        var options = new Argument<string[]>("options") { Description = "For goldilocks run, after --." };
        var command = new Command("accuracy", "Ratios of a run beside those of a plain loop in one process; exits with 1 when they disagree.") { processes, options };
        command.SetAction(parsed => Run(parsed.GetValue(processes), parsed.GetValue(options) ?? []));
        return command;
    }

    private static int Run(int processes, IReadOnlyList<string> options)
    {
        var provenance = new Provenance();
        var cells = Runs.MeasureAndTell("run", ["--serializers", Serializers, "--workloads", Workloads, .. options], provenance);
        var loop = PlainLoop.Build(cells.Select(cell => cell.Cell.Key));
        var figures = Enumerable.Range(0, processes).SelectMany(_ => loop.Measure()).ToLookup(figure => figure.Cell);
        provenance.Print();
        return Tell([.. cells.Where(cell => Runs.IsCompared(cell) && figures.Contains(Runs.NameOf(cell.Cell.Key)))], figures);
    }

    private static int Tell(IReadOnlyList<CellStatistics> cells, ILookup<string, PlainFigure> loop)
    {
        Console.WriteLine("| cell | run: ns | run: ratio | loop: ns | loop: ratio | difference |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
        List<double> differences = [];
        foreach (var cell in cells)
        {
            var figures = loop[Runs.NameOf(cell.Cell.Key)].ToList();
            var ratio = Median.OfRatios(figures.Select(figure => figure.Ratio));
            differences.Add((cell.Ratio!.Value / ratio) - 1);
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {Runs.NameOf(cell.Cell.Key)} | {cell.Nanoseconds!.Value:0} | {cell.Ratio.Value:0.000} [{cell.Ratio.Low:0.000}-{cell.Ratio.High:0.000}] | {Median.Of(figures.Select(figure => figure.Nanoseconds)):0} | {ratio:0.000} [{figures.Min(figure => figure.Ratio):0.000}-{figures.Max(figure => figure.Ratio):0.000}] | {Units.Change(differences[^1])} |"));
        }

        Console.WriteLine(Runs.Moved(differences));
        return differences.All(difference => Math.Abs(difference) <= Tolerance) ? 0 : 1;
    }
}
