using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using System.Text.Json;

namespace Goldilocks.Bench;

/// <summary>What <c>run --dry-run</c> says beside what the run then takes, and how long quick runs take.</summary>
internal static class Estimates
{
    /// <summary>How far the estimate may be from the truth, as a share of the truth.</summary>
    private const double Allowed = 0.25;

    private const string Three = "System.Text.Json/plain,Newtonsoft.Json/plain,MemoryPack/plain";

    private const string Ten = Three + ",protobuf-net/plain,YamlDotNet,XmlSerializer,DataContractSerializer/binary XML,Hyperion/plain,MongoDB.Bson,Apache.Avro/reflect";

    /// <summary>One variant of each serializer, on two workloads, with the seconds that a run may take. Other variants of them take their own time (docs/experiments/duration.md).</summary>
    private static readonly (string[] Options, double LongestSeconds)[] s_runs =
    [
        (["--quick", "--serializers", Three, "--workloads", "person,bookshelf"], 20),
        (["--quick", "--serializers", Ten, "--workloads", "person,bookshelf"], 60),
    ];

    public static Command Command()
    {
        var repeats = new Option<int>("--repeats") { Description = "Of each run; the first teaches the estimate this machine.", DefaultValueFactory = _ => 3 };
        repeats.Validators.Add(result =>
        {
            if (result.GetValueOrDefault<int>() < 1)
            {
                result.AddError("--repeats takes a whole number from 1.");
            }
        });
        var command = new Command("estimates", "Quick runs of three and of ten variants on two workloads: how long each takes once it is built, and what 'run --dry-run' said before.") { repeats };
        command.SetAction(parsed => Run(parsed.GetValue(repeats)));
        return command;
    }

    /// <returns>0 when the last of each is fast enough and was estimated well enough, else 1.</returns>
    private static int Run(int repeats)
    {
        var areGood = s_runs.Select(run => Judge(run.Options, run.LongestSeconds, repeats)).ToList();
        return areGood.TrueForAll(isGood => isGood) ? 0 : 1;
    }

    private static bool Judge(string[] options, double longestSeconds, int repeats)
    {
        Console.WriteLine($"goldilocks run {string.Join(' ', options)}");
        // Builds what is needed: what is judged is a run of what is built.
        Runs.InThrowAwayFolder("run", options, _ => 0);
        var (estimated, took) = (0d, 0d);
        for (var number = 1; number <= repeats; number++)
        {
            estimated = Estimated(options);
            var watch = Stopwatch.StartNew();
            Runs.InThrowAwayFolder("run", options, _ => 0);
            took = watch.Elapsed.TotalSeconds;
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"  {number}: estimated {estimated:0.0} s, took {took:0.0} s ({(estimated / took) - 1:+0 %;-0 %}); it may take {longestSeconds:0} s"));
        }

        return took <= longestSeconds && Math.Abs(estimated - took) <= Allowed * took;
    }

    /// <exception cref="RunFailedException">The dry run was refused, or still wants to build.</exception>
    private static double Estimated(string[] options)
    {
        using var json = JsonDocument.Parse(Runs.Run(["run", "--dry-run", "--json", .. options]));
        return json.RootElement.GetProperty("toBuild").GetArrayLength() == 0
            ? json.RootElement.GetProperty("secondsToMeasure").GetDouble()
            : throw new RunFailedException("Not everything is built, although a run has just built it. Look at what 'goldilocks run' says.");
    }
}
