using System.CommandLine;
using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>
/// What the ratio of a launch could be, computed from the samples of finished runs: how far launches scatter by it, and how far two runs of the same cells differ by it. The first says which repeats itself
/// within a run; only the second says whether it comes back to the same value.
/// </summary>
internal static class Candidates
{
    /// <summary>Of the candidates with samples of a free core: those at most 15 % above the shortest.</summary>
    private const double Window = 1.15;

    private static readonly (string Name, Func<Pair, double> Ratio)[] s_ratios =
    [
        ("within rounds", WithinRounds),
        ("nearest turn", NearestTurns),
        ("free core", pair => Free(pair.Own) / Free(pair.Baseline)),
        ("shortest", pair => pair.Own.Min(turn => turn.Nanoseconds) / pair.Baseline.Min(turn => turn.Nanoseconds)),
        ("median of times", pair => Median.Of(pair.Own.Select(turn => turn.Nanoseconds)) / Median.Of(pair.Baseline.Select(turn => turn.Nanoseconds))),
        ("the rule before", FreeElseWithin),
    ];

    public static Command Command()
    {
        var folders = new Argument<string[]>("folders") { Arity = ArgumentArity.OneOrMore, Description = "Of finished runs; those that have cells in common are compared with each other." };
        var command = new Command("candidates", "What the ratio of a launch could be: scatter between launches, and differences between runs, for each candidate.") { folders };
        command.SetAction(parsed => Run([.. parsed.GetRequiredValue(folders).Select(folder => (Path.GetFileName(Path.TrimEndingDirectorySeparator(folder)), RunFolder.Read(folder)))]));
        return command;
    }

    private static void Run(IReadOnlyList<(string Name, RunData Data)> runs)
    {
        new Provenance().Print();
        var tables = runs.SelectMany(run => Samples.Of(run.Name, run.Data)).ToList();
        var candidates = s_ratios.Select(candidate => (candidate.Name, Rows: Measured(tables, candidate.Ratio))).ToList();
        candidates.Insert(2, ("the better of within rounds and free core", Better(candidates[0].Rows, candidates[2].Rows)));
        TellScatter(candidates);
        TellDifferences(candidates);
    }

    private static List<Row> Measured(IReadOnlyList<Samples> tables, Func<Pair, double> ratio) =>
        [.. from table in tables
            from cell in table.Pairs
            let launches = cell.Select(launch => GeometricMean.Of([.. launch.Select(ratio)])).ToList()
            where launches.Count > 1
            select new Row(table.Run, table.Name, cell.Key, launches)];

    private static List<Row> Better(IReadOnlyCollection<Row> first, IReadOnlyCollection<Row> second)
    {
        var others = second.ToLookup(row => (row.Run, row.Table));
        return [.. first.GroupBy(row => (row.Run, row.Table)).SelectMany(table => Pooled(table) <= Pooled(others[table.Key]) ? table : others[table.Key])];
    }

    private static void TellScatter(IReadOnlyList<(string Name, List<Row> Rows)> candidates)
    {
        var tables = candidates[0].Rows.Select(row => (row.Run, row.Table)).Distinct().ToList();
        Console.WriteLine("Standard deviation of the logarithm of a launch, pooled over the rows of a table:");
        Console.WriteLine();
        Header("run, table", candidates);
        var byTable = candidates.Select(candidate => candidate.Rows.ToLookup(row => (row.Run, row.Table))).ToList();
        foreach (var table in tables)
        {
            Line($"{table.Run}, {table.Table}", byTable.Select(rows => Pooled(rows[table])));
        }

        Line("all (root mean square)", byTable.Select(rows => Math.Sqrt(tables.Average(table => Math.Pow(Pooled(rows[table]), 2)))));
        Console.WriteLine();
    }

    private static void TellDifferences(IReadOnlyList<(string Name, List<Row> Rows)> candidates)
    {
        var runs = candidates[0].Rows.Select(row => row.Run).Distinct().ToList();
        var pairs = runs.SelectMany((first, index) => runs.Skip(index + 1).Select(second => (first, second)))
            .Where(pair => Common(candidates[0].Rows, pair).Count > 0)
            .ToList();
        if (pairs.Count == 0)
        {
            return;
        }

        Console.WriteLine("Two runs of the same cells differ by (median and nine of ten, without signs), and the interval of their ratio holds 1 in (95 % are promised):");
        Console.WriteLine();
        Header("runs", candidates);
        foreach (var pair in pairs)
        {
            Console.WriteLine($"| {pair.first}, {pair.second} | {string.Join(" | ", candidates.Select(candidate => Difference(Common(candidate.Rows, pair))))} |");
        }
    }

    private static void Header(string first, IReadOnlyList<(string Name, List<Row> Rows)> candidates)
    {
        Console.WriteLine($"| {first} | {string.Join(" | ", candidates.Select(candidate => candidate.Name))} |");
        Console.WriteLine($"| --- |{string.Concat(Enumerable.Repeat(" ---: |", candidates.Count))}");
    }

    private static void Line(string name, IEnumerable<double> scatter) =>
        Console.WriteLine($"| {name} | {string.Join(" | ", scatter.Select(value => string.Create(CultureInfo.InvariantCulture, $"{100 * value:0.0} %")))} |");

    private static string Difference(IReadOnlyList<(IReadOnlyCollection<double> First, IReadOnlyCollection<double> Second)> rows)
    {
        var scatter = Scatter.Of(rows);
        var ratios = rows.Select(row => scatter.Between(row.First, row.Second)).ToList();
        var sizes = ratios.Select(ratio => Math.Abs(Math.Log(ratio.Value))).Order().ToList();
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{100 * Median.Of(sizes):0.0}, {100 * sizes[(int)Math.Ceiling(0.9 * sizes.Count) - 1]:0.0} %; {ratios.Count(ratio => ratio.Holds(1))} of {rows.Count}");
    }

    private static List<(IReadOnlyCollection<double> First, IReadOnlyCollection<double> Second)> Common(IReadOnlyCollection<Row> rows, (string First, string Second) runs) =>
        [.. rows.Where(row => row.Run == runs.First).Join(
            rows.Where(row => row.Run == runs.Second),
            row => (row.Table, row.Name),
            row => (row.Table, row.Name),
            (first, second) => ((IReadOnlyCollection<double>)first.Launches, (IReadOnlyCollection<double>)second.Launches))];

    private static double Pooled(IEnumerable<Row> rows)
    {
        var (squares, degrees) = (0.0, 0);
        foreach (var logarithms in rows.Select(row => row.Launches.ConvertAll(Math.Log)))
        {
            var mean = logarithms.Average();
            squares += logarithms.Sum(value => (value - mean) * (value - mean));
            degrees += logarithms.Count - 1;
        }

        return Math.Sqrt(squares / degrees);
    }

    private static double WithinRounds(Pair pair)
    {
        var baseline = pair.Baseline.ToDictionary(turn => turn.Round, turn => turn.Nanoseconds);
        return Median.OfRatios(pair.Own.Where(turn => baseline.ContainsKey(turn.Round)).Select(turn => turn.Nanoseconds / baseline[turn.Round]));
    }

    /// <summary>Successive turns often alternate between two cores.</summary>
    private static double NearestTurns(Pair pair) => Median.OfRatios(pair.Own.Select(own => own.Nanoseconds / pair.Baseline
        .OrderBy(turn => (turn.Number - own.Number) % 2 == 0 ? 0 : 1)
        .ThenBy(turn => Math.Abs(turn.Number - own.Number))
        .First().Nanoseconds));

    private static double Free(IReadOnlyList<Turn> turns)
    {
        var shortest = turns.Min(turn => turn.Nanoseconds);
        return turns.Where(turn => turn.Nanoseconds <= Window * shortest).Average(turn => turn.Nanoseconds);
    }

    /// <summary>What was reported before: its two other constants told where samples of a free core cannot be right.</summary>
    private static double FreeElseWithin(Pair pair)
    {
        const double LargestSlowdown = 1.9;
        const double LargestDisagreement = 1.35;
        var (within, free) = (WithinRounds(pair), Free(pair.Own) / Free(pair.Baseline));
        var hasSpeeds = new[] { pair.Own, pair.Baseline }.Any(turns => Median.Of(turns.Select(turn => turn.Nanoseconds)) > LargestSlowdown * turns.Min(turn => turn.Nanoseconds));
        return hasSpeeds || Math.Abs(Math.Log(free / within)) > Math.Log(LargestDisagreement) ? within : free;
    }

    /// <summary>One row of one run under one candidate.</summary>
    private sealed record Row(string Run, string Table, string Name, List<double> Launches);

    /// <summary>One sample.</summary>
    /// <param name="Round">Its round.</param>
    /// <param name="Number">Of its turn among all turns of its group.</param>
    /// <param name="Nanoseconds">For one operation.</param>
    private sealed record Turn(int Round, int Number, double Nanoseconds);

    /// <summary>A process of a row, and one of the baseline that took turns with it.</summary>
    private sealed record Pair(IReadOnlyList<Turn> Own, IReadOnlyList<Turn> Baseline);

    /// <summary>The pairs of one table of a run, by row and launch.</summary>
    private sealed record Samples(string Run, string Name, IReadOnlyList<IGrouping<string, IReadOnlyList<Pair>>> Pairs)
    {
        public static IEnumerable<Samples> Of(string run, RunData data)
        {
            var minimumRounds = data.Info.Plan.Settings.MinimumRounds;
            var numbers = Numbers(data);
            var budgets = CollectionBudget.BytesPerCollection(data.Cells);
            foreach (var place in data.Cells.GroupBy(cell => cell.Place))
            {
                var baseline = place.FirstOrDefault(cell => cell.Variant == data.BaselineOf(cell.Key.Workload));
                if (baseline is null)
                {
                    continue;
                }

                var partners = Turns(baseline, numbers, budgets, minimumRounds).ToLookup(process => process.Place, process => process.Turns);
                var rows = from cell in place
                           where cell != baseline && !cell.IsFloor
                           from launch in Turns(cell, numbers, budgets, minimumRounds).GroupBy(process => process.Place.Launch)
                           let pairs = launch.SelectMany(process => partners[process.Place].Select(other => new Pair(process.Turns, other))).ToList()
                           where pairs.Count > 0
                           group (IReadOnlyList<Pair>)pairs by $"{cell.Variant.Serializer} {cell.Variant.Variant}";
                yield return new Samples(run, $"{baseline.Key.Workload}, {baseline.Operation.Name()}", [.. rows]);
            }
        }

        private static IEnumerable<((int Launch, int Group) Place, IReadOnlyList<Turn> Turns)> Turns(CellData cell, IReadOnlyDictionary<SampleEvent, int> numbers, IReadOnlyDictionary<string, double> budgets, int minimumRounds)
        {
            var turns = cell.Samples.ToDictionary(sample => (sample.Launch, sample.Group, sample.Process, sample.Round), sample => numbers[sample]);
            return ProcessTimes.Of(cell, MainClocks.Choose(cell.Samples), budgets.TryGetValue(cell.Key.Condition, out var bytes) ? bytes : null)
                .Where(process => process.NanosecondsByRound.Count >= minimumRounds)
                .Select(process => ((process.Launch, process.Group), (IReadOnlyList<Turn>)[.. process.NanosecondsByRound
                    .Select(round => new Turn(round.Key, turns[(process.Launch, process.Group, process.Process, round.Key)], round.Value))]));
        }

        private static Dictionary<SampleEvent, int> Numbers(RunData data) => data.Cells
            .SelectMany(cell => cell.Samples.Select(sample => (cell.Key, Sample: sample)))
            .GroupBy(turn => (turn.Key.Workload, turn.Key.Size, turn.Sample.Launch, turn.Sample.Group))
            .SelectMany(group => group.OrderBy(turn => (turn.Sample.Round, turn.Key.Operation, turn.Sample.Position)).Select((turn, number) => (turn.Sample, number)))
            .ToDictionary<(SampleEvent Sample, int Number), SampleEvent, int>(turn => turn.Sample, turn => turn.Number, ReferenceEqualityComparer.Instance);
    }
}
