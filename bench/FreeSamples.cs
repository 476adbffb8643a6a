using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;
using Goldilocks.Results.Statistics;

namespace Goldilocks.Bench;

/// <summary>Two runs of the same thing: how far their ratios differ when all samples count, within rounds, and when those of a free core do.</summary>
internal static class FreeSamples
{
    private const int Bins = 12;
    private const double BinWidth = 0.05;

    public static Command Command()
    {
        var folders = new Argument<string[]>("folders") { Arity = new ArgumentArity(2, 2), Description = "The folders of two runs of the same cells, best of a calm hour and of a busy one." };
        var command = new Command("free-samples", "How far above the shortest the samples of two finished runs lie, and how far the runs' ratios differ with and without the slow ones.") { folders };
        command.SetAction(parsed => Run(parsed.GetRequiredValue(folders)));
        return command;
    }

    private static void Run(IReadOnlyList<string> folders)
    {
        var runs = folders.Select(RunFolder.Read).ToList();
        foreach (var (folder, run) in folders.Zip(runs))
        {
            TellDistances(folder, run);
        }

        TellDifferences("all samples, within rounds", runs.ConvertAll(WithinRounds));
        TellDifferences("samples of a free core", runs.ConvertAll(OnFreeCore));
    }

    private static void TellDistances(string folder, RunData run)
    {
        var distances = run.Cells
            .Where(cell => cell.Samples.Any(sample => sample.Operations > 1))
            .SelectMany(cell => ProcessTimes.Of(cell))
            .SelectMany(process => Distances([.. process.NanosecondsByRound.Values]))
            .ToList();
        var shares = distances.CountBy(distance => Math.Min(Bins, (int)(distance / BinWidth))).ToDictionary();
        Console.WriteLine($"{folder}, samples above the shortest of their process, in steps of 5 %, the last for all beyond:");
        Console.WriteLine(string.Join(' ', Enumerable.Range(0, Bins + 1).Select(bin => string.Create(CultureInfo.InvariantCulture, $"{(double)shares.GetValueOrDefault(bin) / distances.Count:0 %}"))));
    }

    private static IEnumerable<double> Distances(IReadOnlyCollection<double> times)
    {
        var shortest = times.Min();
        return times.Select(time => (time / shortest) - 1);
    }

    private static void TellDifferences(string name, IReadOnlyList<Dictionary<CellKey, double>> runs)
    {
        var moves = runs[0].Keys.Where(runs[1].ContainsKey).Select(cell => (runs[1][cell] / runs[0][cell]) - 1).ToList();
        Console.WriteLine($"{name}: {Runs.Moved(moves)}");
    }

    private static Dictionary<CellKey, double> OnFreeCore(RunData run) =>
        RunStatistics.Of(run).Where(Runs.IsCompared).ToDictionary(cell => cell.Cell.Key, cell => cell.Ratio!.Value);

    private static Dictionary<CellKey, double> WithinRounds(RunData run)
    {
        var baselines = run.Cells
            .Where(cell => cell.Variant == run.BaselineOf(cell.Key.Workload))
            .ToDictionary(cell => cell.Place, cell => ProcessTimes.Of(cell).ToLookup(process => (process.Launch, process.Group), process => process.NanosecondsByRound));
        var launches = run.Cells
            .Where(cell => cell.Variant != run.BaselineOf(cell.Key.Workload) && baselines.ContainsKey(cell.Place))
            .ToDictionary(cell => cell.Key, cell => LaunchesWithinRounds(cell, baselines[cell.Place]));
        return launches.Where(cell => cell.Value.Count > 0).ToDictionary(cell => cell.Key, cell => SignedRanks.Of(cell.Value).Value);
    }

    private static IReadOnlyList<double> LaunchesWithinRounds(CellData cell, ILookup<(int Launch, int Group), IReadOnlyDictionary<int, double>> baseline) =>
        [.. from process in ProcessTimes.Of(cell)
            let ratios = from partner in baseline[(process.Launch, process.Group)]
                         let ratio = LaunchResults.WithinRounds(process.NanosecondsByRound, partner)
                         where ratio is not null
                         select Math.Log(ratio.Value)
            where ratios.Any()
            select Math.Exp(ratios.Average())];
}
