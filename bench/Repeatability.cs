using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>The same comparison again and again: how far does each ratio scatter from run to run, quiet and with a busy neighbour?</summary>
internal static class Repeatability
{
    private const double NanosecondsWorthJudging = 1000;
    private static readonly string[] s_standard = ["--thorough", "--workloads", "bookshelf", "--serializers", "Newtonsoft.Json/plain", "--launches", "15"];

    public static Command Command()
    {
        var repeats = Counts.Option("--repeats", 10, "Runs of each half.");
        var neighbours = Counts.Option("--neighbours", 2, "Busy processes in the noisy half.");
        var options = new Argument<string[]>("options") { Description = $"For goldilocks run, after --. Without any: {string.Join(' ', s_standard)}" };
        var command = new Command("repeatability", "Run-to-run coefficient of variation of every ratio, quiet and noisy.") { repeats, neighbours, options };
        command.SetAction(parsed => Run(parsed.GetValue(repeats), parsed.GetValue(neighbours), Runs.OrStandard(parsed.GetValue(options), s_standard)));
        return command;
    }

    private static void Run(int repeats, int neighbours, IReadOnlyList<string> options)
    {
        var provenance = new Provenance();
        var quiet = Repeat(repeats, 0, options, provenance);
        var noisy = Repeat(repeats, neighbours, options, provenance);
        provenance.Print();
        Console.WriteLine("| cell | ns | ratio quiet | CV quiet | ratio noisy | CV noisy | moved |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
        foreach (var (key, values) in quiet.Where(cell => noisy.ContainsKey(cell.Key)))
        {
            var other = noisy[key];
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"| {Runs.NameOf(key)} | {values.Nanoseconds:0} | {values.Median:0.000} | {values.Variation:0.00 %} | {other.Median:0.000} | {other.Variation:0.00 %} | {Units.Change((other.Median / values.Median) - 1, decimals: 2)} |"));
        }

        Console.WriteLine();
        Summarise("quiet", quiet.Values);
        Summarise(string.Create(CultureInfo.InvariantCulture, $"beside {neighbours} busy processes"), noisy.Values);
    }

    private static Dictionary<CellKey, Series> Repeat(int repeats, int neighbours, IReadOnlyList<string> options, Provenance provenance)
    {
        using var busy = Runs.Busy(neighbours);
        var runs = Enumerable.Range(1, repeats)
            .Select(number => Runs.MeasureAndTell(string.Create(CultureInfo.InvariantCulture, $"run {number} of {repeats}, {neighbours} busy neighbours"), options, provenance))
            .ToList();
        return runs
            .SelectMany(run => run)
            .Where(Runs.IsCompared)
            .GroupBy(cell => cell.Cell.Key)
            .ToDictionary(cell => cell.Key, cell => new Series(
                [.. cell.Select(result => result.Ratio!.Value)],
                Median.Of(cell.Select(result => result.Nanoseconds!.Value))));
    }

    private static void Summarise(string name, IEnumerable<Series> cells)
    {
        var judged = cells.Where(cell => cell.Nanoseconds > NanosecondsWorthJudging).Select(cell => cell.Variation).Order().ToList();
        if (judged.Count == 0)
        {
            Console.WriteLine($"{name}: no operation over 1 microsecond was measured");
            return;
        }

        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{name}: {judged.Count} cells over 1 microsecond; CV median {Median.Of(judged):0.00 %}, 90th percentile {judged[(int)(0.9 * (judged.Count - 1))]:0.00 %}, largest {judged[^1]:0.00 %}"));
    }

    private sealed record Series(IReadOnlyList<double> Ratios, double Nanoseconds)
    {
        public double Median => Goldilocks.Results.Median.Of(Ratios);

        /// <summary>Sample standard deviation over the mean.</summary>
        public double Variation
        {
            get
            {
                var mean = Ratios.Average();
                return Ratios.Count < 2 ? 0 : Math.Sqrt(Ratios.Sum(ratio => (ratio - mean) * (ratio - mean)) / (Ratios.Count - 1)) / mean;
            }
        }
    }
}
