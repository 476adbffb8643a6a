using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;
using Goldilocks.Results.Statistics;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Bench;

/// <summary>
/// Simulated cells whose true value is known, stopped by the rule of the thorough preset: how many launches do they take, and how often does the last interval hold the
/// true value? Looking after every launch is compared with looking three times only, because each look is a chance to stop at an interval that is narrow by luck.
/// </summary>
internal static class Stopping
{
    private const int Seed = 20;
    private const int LaunchesForTruth = 2001;
    private static readonly MeasurementSettings s_settings = Presets.Of("thorough");
    private static readonly int[] s_fewLooks = [5, 9, 15];

    private static readonly (string Name, Func<Random, double> Launch)[] s_cells =
    [
        ("scatter by 1 %", random => Normal(random, 0.01)),
        ("scatter by 2 %", random => Normal(random, 0.02)),
        ("scatter by 2.5 %", random => Normal(random, 0.025)),
        ("scatter by 3 %", random => Normal(random, 0.03)),
        ("scatter by 4 %", random => Normal(random, 0.04)),
        ("three in ten are 8 % slower, else 1.5 %", random => Normal(random, 0.015) * (random.NextDouble() < 0.3 ? 1.08 : 1)),
        ("three in ten are 12 % slower, else 1.5 %", random => Normal(random, 0.015) * (random.NextDouble() < 0.3 ? 1.12 : 1)),
    ];

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
        Console.WriteLine("| launches | after every launch: launches, intervals that hold the true value | after 5, 9 and 15 only |");
        Console.WriteLine("| --- | ---: | ---: |");
        foreach (var (name, launch) in s_cells)
        {
            var truth = SignedRanks.Of([.. Enumerable.Range(0, LaunchesForTruth).Select(_ => 0.0).Select(Drawing(launch))]).Value;
            Console.WriteLine($"| {name} | {Simulate(repeats, launch, truth, _ => true)} | {Simulate(repeats, launch, truth, s_fewLooks.Contains)} |");
        }

        Console.WriteLine();
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{repeats} runs each; a share is uncertain by {2 * Math.Sqrt(0.94 * 0.06 / repeats):0.0 %} (two standard errors)."));
    }

    private static Func<double, double> Drawing(Func<Random, double> launch)
    {
        var random = new Random(Seed);
        return _ => launch(random);
    }

    private static string Simulate(int repeats, Func<Random, double> launch, double truth, Func<int, bool> isLook)
    {
        var random = new Random(Seed);
        var (taken, held) = (0, 0);
        for (var repeat = 0; repeat < repeats; repeat++)
        {
            List<double> launches = [];
            Interval? interval = null;
            while (StoppingRule.NeedsMoreLaunches(launches.Count, interval, s_settings))
            {
                launches.Add(launch(random));
                interval = isLook(launches.Count) || launches.Count == s_settings.MaximumLaunches ? SignedRanks.Of(launches) : null;
            }

            taken += launches.Count;
            held += interval!.Holds(truth) ? 1 : 0;
        }

        return string.Create(CultureInfo.InvariantCulture, $"{(double)taken / repeats:0.0}, {(double)held / repeats:0.0 %}");
    }

    /// <summary>A launch's ratio around 1 (Box and Muller).</summary>
    private static double Normal(Random random, double deviation) =>
        Math.Exp(deviation * Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble()));
}
