using System.CommandLine;
using System.Globalization;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>
/// Runs drawn from the launches of finished runs, and simulated runs: how often an interval holds the true value, and what <c>compare</c> finds. The launches of all rows of a table are drawn together, because they share a
/// baseline. A drawn value is true by construction: it is the mean of the launches that are drawn from.
/// </summary>
internal static class Coverage
{
    private const int Seed = 45;
    private const double Threshold = 0.05;
    private const double Slowdown = 1.10;

    public static Command Command()
    {
        var folders = new Argument<string[]>("folders") { Description = "Of finished runs with five launches or more." };
        var repeats = Counts.Option("--repeats", 200, "Drawn or simulated runs for each line.");
        var command = new Command("intervals", "How often intervals hold the true value, and what compare finds: drawn from the launches of finished runs, and simulated.") { folders, repeats };
        command.SetAction(parsed => Run([.. parsed.GetRequiredValue(folders).Select(folder => (Path.GetFileName(Path.TrimEndingDirectorySeparator(folder)), ReportBuilder.Build(RunFolder.Read(folder))))], parsed.GetValue(repeats)));
        return command;
    }

    private static void Run(IReadOnlyList<(string Name, RunReport Report)> runs, int repeats)
    {
        new Provenance().Print();
        Console.WriteLine("| launches of | rows | launches | Student's t, each row by itself | moderated by its table | moderated by the run |");
        Console.WriteLine("| --- | ---: | ---: | --- | --- | --- |");
        foreach (var launches in (int[])[3, 6])
        {
            foreach (var (name, report) in runs)
            {
                var tables = TablesOf(report);
                TellCoverage($"{name}, drawn", launches, repeats, random => [.. tables.Select(table => Drawn(table, launches, random))]);
            }

            foreach (var (name, tables, rows, twoSpeeds) in ((string, int, int, bool)[])[("10 tables of 30", 10, 30, false), ("10 tables of 30, a third with two speeds", 10, 30, true), ("4 tables of 8", 4, 8, false), ("2 tables of 3", 2, 3, false), ("1 table of 2", 1, 2, false)])
            {
                TellCoverage($"{name}, simulated", launches, Math.Max(repeats, 1000 / tables), random => [.. Enumerable.Range(0, tables).Select(_ => Simulated(rows, launches, twoSpeeds, random))]);
            }
        }

        TellAlarms(runs, repeats);
    }

    private static void TellCoverage(string name, int launches, int repeats, Func<Random, List<List<double[]>>> draw)
    {
        var random = new Random(Seed);
        var counts = new (int Held, double HalfWidth)[3];
        var rows = 0;
        for (var repeat = 0; repeat < repeats; repeat++)
        {
            var tables = draw(random);
            var ofRun = Scatter.Of(tables.SelectMany(table => table));
            foreach (var table in tables)
            {
                Scatter[] scatters = [new(Variance: null), Scatter.Of(table), ofRun];
                foreach (var row in table)
                {
                    rows++;
                    for (var index = 0; index < scatters.Length; index++)
                    {
                        var interval = scatters[index].Of(row);
                        counts[index] = (counts[index].Held + (interval.Holds(1) ? 1 : 0), counts[index].HalfWidth + Math.Log(interval.High / interval.Value));
                    }
                }
            }
        }

        var cells = counts.Select(count => string.Create(CultureInfo.InvariantCulture, $"{(double)count.Held / rows:0.0 %}, ±{count.HalfWidth / rows:0.0 %}"));
        Console.WriteLine($"| {name} | {rows} | {launches} | {string.Join(" | ", cells)} |");
    }

    /// <summary>By table and row: each launch over the geometric mean of the row's.</summary>
    private static List<List<double[]>> TablesOf(RunReport report) =>
        [.. from place in report.Workloads
            from operation in place.Operations
            let cells = place.Rows
                .Where(row => row.Group != RowGroup.Floor && row.Key != place.Baseline)
                .Select(row => row.Find(operation))
                .OfType<CellReport>()
                .Where(cell => cell.Ratio is not null && cell.Launches.Count == place.Launches)
                .Select(cell => cell.Launches.Select(launch => launch.Ratio!.Value / cell.Ratio!.Value).ToArray())
                .ToList()
            where cells.Count > 1
            select cells];

    /// <summary>Not the same launch each time: of so few launches that happens, and of real ones never.</summary>
    private static List<double[]> Drawn(List<double[]> table, int launches, Random random)
    {
        int[] drawn;
        do
        {
            drawn = [.. Enumerable.Range(0, launches).Select(_ => random.Next(table[0].Length))];
        }
        while (drawn.Distinct().Count() == 1);
        return table.ConvertAll(row => Array.ConvertAll(drawn, launch => row[launch]));
    }

    /// <summary>Scatter of 4 %, that differs by a factor of 1.4 between tables and 1.5 between rows; a third of the variance is the baseline's.</summary>
    private static List<double[]> Simulated(int rows, int launches, bool twoSpeeds, Random random)
    {
        var ofTable = 0.04 * Math.Exp(0.35 * Normal(random));
        double[] baseline = [.. Enumerable.Range(0, launches).Select(_ => 0.7 * Normal(random))];
        return [.. Enumerable.Range(0, rows).Select(_ =>
        {
            var ofRow = Math.Exp(0.4 * Normal(random));
            var hasTwo = twoSpeeds && random.NextDouble() < 1.0 / 3;
            return Array.ConvertAll(baseline, shared => Math.Exp(ofTable * ((ofRow * (hasTwo ? (0.4 * Normal(random)) + (3 * ((random.NextDouble() < 0.3 ? 1 : 0) - 0.3)) : Normal(random))) + shared)));
        })];
    }

    private static void TellAlarms(IReadOnlyList<(string Name, RunReport Report)> runs, int repeats)
    {
        const int Launches = 9;
        Console.WriteLine();
        Console.WriteLine($"Two drawn runs of {Launches} launches each; in the second, one row of each table takes {Slowdown - 1:0 %} longer. Threshold {Threshold:0 %}.");
        Console.WriteLine();
        Console.WriteLine("| launches of | pairs of runs | slowed cells | of them found | other cells | of them blamed |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: |");
        foreach (var (name, report) in runs)
        {
            var random = new Random(Seed);
            var (slowed, found, others, blamed) = (0, 0, 0, 0);
            for (var repeat = 0; repeat < repeats; repeat++)
            {
                var victim = VictimOf(report, random);
                var comparison = RunComparer.Compare(Redrawn(report, Launches, null, random), Redrawn(report, Launches, victim, random), Threshold);
                foreach (var cell in comparison.Cells.Where(cell => cell.Verdict is not TimeVerdict.NotComparable))
                {
                    var (isVictim, isSlower) = (IsOf(cell.Subject, victim), cell.Verdict is TimeVerdict.Slower);
                    slowed += isVictim ? 1 : 0;
                    found += isVictim && isSlower ? 1 : 0;
                    others += isVictim ? 0 : 1;
                    blamed += !isVictim && comparison.Changes.Any(change => change.IsRegression && change.Subject == cell.Subject) ? 1 : 0;
                }
            }

            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| {name} | {repeats} | {slowed} | {found} ({(double)found / slowed:0 %}) | {others} | {blamed} |"));
        }
    }

    private static VariantKey VictimOf(RunReport report, Random random)
    {
        var rows = report.Workloads.SelectMany(place => place.Rows.Where(row => row.Group == RowGroup.Ranked && row.Key != place.Baseline)).Select(row => row.Key).Distinct().ToList();
        return rows[random.Next(rows.Count)];
    }

    private static bool IsOf(ComparedCell cell, VariantKey variant) => (cell.Serializer, cell.Variant, cell.Condition) == (variant.Serializer, variant.Variant, variant.Condition);

    /// <summary>The same run with other launches of its own: drawn for all rows of a table together.</summary>
    private static RunReport Redrawn(RunReport report, int launches, VariantKey? victim, Random random) => report with
    {
        Workloads = [.. report.Workloads.Select(place =>
        {
            var drawn = place.Operations.ToDictionary(operation => operation, _ => Enumerable.Range(0, launches).Select(_ => random.Next(place.Launches)).ToList());
            return place with { Rows = [.. place.Rows.Select(row => row with { Cells = [.. row.Cells.Select(cell => Redrawn(cell, drawn[cell.Operation], row.Key == victim ? Slowdown : 1))] })] };
        })],
    };

    private static CellReport Redrawn(CellReport cell, List<int> drawn, double factor)
    {
        var byNumber = cell.Launches.ToDictionary(launch => launch.Launch);
        return !cell.IsMeasured ? cell : cell with
        {
            Launches = [.. drawn
                .Where(byNumber.ContainsKey)
                .Select((number, launch) => byNumber[number] with { Launch = launch, Ratio = byNumber[number].Ratio * factor, Nanoseconds = byNumber[number].Nanoseconds * factor })],
        };
    }

    /// <summary>Box and Muller.</summary>
    private static double Normal(Random random) => Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
