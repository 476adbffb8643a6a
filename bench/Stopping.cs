using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Bench;

/// <summary>
/// Simulated cells whose true value is known, stopped by the rule of the thorough preset: how many launches do they take, and how often does the last interval hold the
/// true value? The rule is compared with looking three times only, because each look is a chance to stop at an interval that is narrow by luck, and with other ways to give cells up.
/// </summary>
internal static class Stopping
{
    private const int Seed = 20;
    private const int FewestBefore = 7;
    private const int CellsOfEachKind = 40;
    private const int LaunchesForTruth = 2001;
    private static readonly MeasurementSettings s_settings = Presets.Of("thorough");
    private static readonly int[] s_fewLooks = [5, 9, 15];

    private static readonly (string Name, Func<int, Interval?, bool> NeedsMore)[] s_rules =
    [
        ("the rule: a look after every launch", NeedsMore),
        ("looks after 5, 9 and 15", (launches, interval) => NeedsMore(launches, s_fewLooks.Contains(launches) ? interval : null)),
        ("nothing given up", (launches, interval) => NeedsMore(launches, interval is null || IsNarrow(interval) ? interval : null)),
        ("given up from the seventh launch on", (launches, interval) => NeedsMore(launches, launches < FewestBefore && !(interval is not null && IsNarrow(interval)) ? null : interval)),
    ];

    private static readonly (string Name, Func<Random, double> Launch)[] s_cells =
    [
        ("scatter by 2 %", random => Normal(random, 0.02)),
        ("scatter by 3 %", random => Normal(random, 0.03)),
        ("scatter by 4 %", random => Normal(random, 0.04)),
        ("scatter by 8 %", random => Normal(random, 0.08)),
        ("three in ten are 8 % slower, else 1.5 %", random => Normal(random, 0.015) * (random.NextDouble() < 0.3 ? 1.08 : 1)),
        ("three in ten are 12 % slower, else 1.5 %", random => Normal(random, 0.015) * (random.NextDouble() < 0.3 ? 1.12 : 1)),
    ];

    /// <summary>Of a run that has cells of each kind.</summary>
    private static readonly Scatter s_scatter = ScatterOfRun();

    public static Command Command()
    {
        var repeats = Counts.Option("--repeats", 3000, "Simulated runs of each cell.");
        var command = new Command("stopping", "When a thorough run stops, simulated: launches taken, and intervals that hold the true value.") { repeats };
        command.SetAction(parsed => Run(parsed.GetValue(repeats)));
        return command;
    }

    private static void Run(int repeats)
    {
        new Provenance().Print();
        Console.WriteLine("| launches | stopped by | launches taken | intervals that hold the true value | within 3 % | given up, and would have come there |");
        Console.WriteLine("| --- | --- | ---: | ---: | ---: | ---: |");
        foreach (var (name, launch) in s_cells)
        {
            var truth = GeometricMean.Of([.. Enumerable.Range(0, LaunchesForTruth).Select(Drawing(launch))]);
            foreach (var rule in s_rules)
            {
                Console.WriteLine($"| {name} | {rule.Name} | {Simulate(repeats, launch, truth, rule.NeedsMore)} |");
            }
        }

        Console.WriteLine();
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{repeats} runs each; a share is uncertain by {2 * Math.Sqrt(0.94 * 0.06 / repeats):0.0 %} (two standard errors)."));
    }

    private static Scatter ScatterOfRun()
    {
        var random = new Random(Seed);
        return Scatter.Of(s_cells.SelectMany(cell => Enumerable.Range(0, CellsOfEachKind).Select(_ => Enumerable.Range(0, s_settings.MinimumLaunches).Select(_ => cell.Launch(random)).ToList())));
    }

    private static Func<int, double> Drawing(Func<Random, double> launch)
    {
        var random = new Random(Seed);
        return _ => launch(random);
    }

    private static string Simulate(int repeats, Func<Random, double> launch, double truth, Func<int, Interval?, bool> needsMore)
    {
        var random = new Random(Seed);
        var (taken, held, narrow, lost) = (0, 0, 0, 0);
        for (var repeat = 0; repeat < repeats; repeat++)
        {
            double[] launches = [.. Enumerable.Range(0, s_settings.MaximumLaunches).Select(_ => launch(random))];
            var (count, interval) = StopOf(launches, needsMore);
            taken += count;
            held += interval.Holds(truth) ? 1 : 0;
            narrow += IsNarrow(interval) ? 1 : 0;
            lost += !IsNarrow(interval) && Enumerable.Range(count, launches.Length - count + 1).Any(more => IsNarrow(s_scatter.Of(launches[..more]))) ? 1 : 0;
        }

        return string.Create(
            CultureInfo.InvariantCulture, $"{(double)taken / repeats:0.0} | {(double)held / repeats:0.0 %} | {(double)narrow / repeats:0.0 %} | {(double)lost / repeats:0.0 %}");
    }

    private static (int Count, Interval Interval) StopOf(double[] launches, Func<int, Interval?, bool> needsMore)
    {
        var count = 0;
        Interval? interval = null;
        while (needsMore(count, interval))
        {
            count++;
            interval = s_scatter.Of(launches[..count]);
        }

        return (count, interval!);
    }

    private static bool NeedsMore(int launches, Interval? interval) => StoppingRule.NeedsMoreLaunches(launches, interval, s_settings);

    private static bool IsNarrow(Interval interval) => interval.HalfWidth <= s_settings.TargetHalfWidth;

    /// <summary>A launch's ratio around 1 (Box and Muller).</summary>
    private static double Normal(Random random, double deviation) =>
        Math.Exp(deviation * Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble()));
}
