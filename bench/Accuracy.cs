using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>
/// Ratios of a run beside those of a plain loop, written by hand, that has the baseline and one library on one workload in a process and no code of Goldilocks in its timed part: a repetition of
/// our own figures would prove precision, not accuracy. With all libraries in one process the loop's ratios are 3 % higher (docs/experiments/accuracy.md).
/// </summary>
internal static class Accuracy
{
    /// <summary>The machine's own variation does not explain a larger difference.</summary>
    private const double Tolerance = 0.10;

    private const string Serializers = "System.Text.Json,MemoryPack,protobuf-net,Hyperion,Newtonsoft.Json,GroBuf";
    private const string Workloads = "tiny,person,bookshelf";

    public static Command Command()
    {
        var processes = Counts.Option("--processes", 10, "Processes of the plain loop for each library, one after the other: one is off by several per cent itself.");
        var sources = new Option<string[]>("--source") { Description = "A folder with packages, for the run and the loop: where GroBuf does not restore." };
        var isCold = new Option<bool>("--cold") { Description = "Samples of the loop as short as those of the run, each after other memory filled the caches, as the other processes of a run do." };
        var options = new Argument<string[]>("options") { Description = "For goldilocks run, after --." };
        var command = new Command("accuracy", "Ratios of a run beside those of a plain loop; exits with 1 when they disagree.") { processes, sources, isCold, options };
        command.SetAction(parsed => Run(parsed.GetValue(processes), parsed.GetValue(sources) ?? [], parsed.GetValue(isCold), parsed.GetValue(options) ?? []));
        return command;
    }

    private static int Run(int processes, IReadOnlyList<string> sources, bool isCold, IReadOnlyList<string> options)
    {
        var provenance = new Provenance();
        var cells = Runs.MeasureAndTell("run", ["--serializers", Serializers, "--workloads", Workloads, .. sources.SelectMany(source => new[] { "--source", source }), .. options], provenance);
        var loop = PlainLoop.Build(cells.Select(cell => cell.Cell.Key), sources);
        var measured = cells.Where(Runs.IsCompared).Select(cell => cell.Cell.Key.Serializer).ToHashSet();
        var figures = Enumerable.Range(0, processes).SelectMany(_ => Measure(loop, measured, isCold)).ToLookup(figure => figure.Cell);
        provenance.Print();
        return Tell([.. cells.Where(cell => Runs.IsCompared(cell) && figures.Contains(Runs.NameOf(cell.Cell.Key)))], figures);
    }

    /// <summary>Each library once on each workload, with the baseline alone: what else is in a process changes its times, and so does what the runtime compiled it for before.</summary>
    private static IEnumerable<PlainFigure> Measure(PlainLoop loop, IReadOnlySet<string> measured, bool isCold)
    {
        string[] ending = isCold ? [PlainLoop.Cold] : [];
        var each = from name in Serializers.Split(',')
            where measured.Contains(name)
            from workload in Workloads.Split(',')
            from figure in loop.Measure([PlainLoop.Only, name, workload, .. ending])
            select figure;
        return each.Concat(loop.Measure(PlainLoop.OnMemoryStream));
    }

    private static int Tell(IReadOnlyList<CellStatistics> cells, ILookup<string, PlainFigure> loop)
    {
        Console.WriteLine("| cell | run: ns | run: ratio | loop: ns | loop: ratio | difference |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
        List<double> differences = [];
        foreach (var cell in cells)
        {
            var figures = loop[Runs.NameOf(cell.Cell.Key)].ToList();
            var ratio = new Scatter(Variance: null).Of([.. figures.Select(figure => figure.Ratio)]);
            differences.Add((cell.Ratio!.Value / ratio.Value) - 1);
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {Runs.NameOf(cell.Cell.Key)} | {cell.Nanoseconds!.Value:0} | {cell.Ratio.Value:0.000} [{cell.Ratio.Low:0.000}-{cell.Ratio.High:0.000}] | {Median.Of(figures.Select(figure => figure.Nanoseconds)):0} | {ratio.Value:0.000} [{ratio.Low:0.000}-{ratio.High:0.000}] | {Units.Change(differences[^1])} |"));
        }

        TellOthers(cells, loop);
        Console.WriteLine(Runs.Moved(differences));
        return differences.All(difference => Math.Abs(difference) <= Tolerance) ? 0 : 1;
    }

    /// <summary>Ways of calling a library that only the loop has; nothing is compared with them.</summary>
    private static void TellOthers(IReadOnlyList<CellStatistics> cells, ILookup<string, PlainFigure> loop)
    {
        foreach (var figures in loop.Where(figures => figures.All(figure => figure.Ratio != 1) && !cells.Any(cell => Runs.NameOf(cell.Cell.Key) == figures.Key)))
        {
            var ratio = Median.OfRatios(figures.Select(figure => figure.Ratio));
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {figures.Key} | | | {Median.Of(figures.Select(figure => figure.Nanoseconds)):0} | {ratio:0.000} [{figures.Min(figure => figure.Ratio):0.000}-{figures.Max(figure => figure.Ratio):0.000}] | |"));
        }
    }
}
