using System.CommandLine;
using System.Globalization;
using Goldilocks.Reporting;

namespace Goldilocks.Bench;

/// <summary>
/// Does <c>goldilocks compare</c> raise false alarms, and does it miss real changes? Runs of the same thing are compared with each
/// other, then with runs in which one serializer, under its old name, became slower. Every two runs are a pair: seven of the same
/// thing are 21 pairs, which are not independent of each other, but a run that is off shows in six of them.
/// </summary>
internal static class Alarms
{
    private const double Threshold = 0.05;
    private static readonly string[] s_standard =
        ["--workloads", "bookshelf", "--serializers", $"System.Text.Json/plain,{SlowedAdapters.Subject},Newtonsoft.Json/plain", "--launches", "25"];

    public static Command Command()
    {
        var same = Counts.Option("--same", 7, "Runs of the same thing.");
        var slowed = Counts.Option("--slowed", 3, "Runs with a slower serializer, for each slowdown.");
        var slowdowns = new Option<int[]>("--slowdowns") { DefaultValueFactory = _ => [5, 7, 10], Description = "By how many per cent it is slower, from 1 to 99.", AllowMultipleArgumentsPerToken = true };
        slowdowns.Validators.Add(result =>
        {
            if (result.GetValueOrDefault<int[]>()?.All(percent => percent is > 0 and < 100) != true)
            {
                result.AddError("--slowdowns takes whole numbers from 1 to 99.");
            }
        });
        var options = new Argument<string[]>("options") { Description = $"For goldilocks run, after --. Without any: {string.Join(' ', s_standard)}" };
        var command = new Command("alarms", "False alarms and misses of goldilocks compare.") { same, slowed, slowdowns, options };
        command.SetAction(parsed => Run(
            parsed.GetValue(same), parsed.GetValue(slowed), parsed.GetValue(slowdowns)!, Runs.OrStandard(parsed.GetValue(options), s_standard)));
        return command;
    }

    private static void Run(int same, int slowed, IReadOnlyList<int> slowdowns, IReadOnlyList<string> options)
    {
        using var adapters = new SlowedAdapters();
        var provenance = new Provenance();
        var runs = Order(same, slowed, slowdowns)
            .Select((percent, index) => Measure(percent, [.. options, "--adapters", adapters.FolderOf(percent)], $"run {index + 1} of {same + (slowed * slowdowns.Count)}", provenance))
            .ToLookup(run => run.Percent, run => run.Report);

        provenance.Print();
        Console.WriteLine("| the second run's serializer is | pairs | its cells | found slower | new/old of its cells (median) | half-width (median) | other cells | of them blamed |");
        Console.WriteLine("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
        List<RunReport> alike = [.. runs[0]];
        Tell("the same", [.. alike.SelectMany((before, index) => alike.Skip(index + 1), (before, after) => RunComparer.Compare(before, after, Threshold))]);
        foreach (var percent in slowdowns)
        {
            Tell($"{percent} % slower", [.. alike.SelectMany(_ => runs[percent], (before, after) => RunComparer.Compare(before, after, Threshold))]);
        }

        Console.WriteLine();
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Threshold {Threshold:0 %}. Pairs share runs, so they are not independent of each other."));
    }

    /// <summary>0 stands for a run that is not slowed. The slowed runs lie evenly among the others, so that a change of the machine meanwhile affects all alike.</summary>
    private static IEnumerable<int> Order(int same, int slowed, IReadOnlyList<int> slowdowns) => Enumerable
        .Range(0, same).Select(run => (At: (run + 0.5) / same, Percent: 0))
        .Concat(slowdowns.SelectMany((percent, index) => Enumerable.Range(0, slowed).Select(run => (At: (run + ((index + 1.0) / (slowdowns.Count + 1))) / slowed, Percent: percent))))
        .OrderBy(run => run.At)
        .Select(run => run.Percent);

    private static (int Percent, RunReport Report) Measure(int percent, IReadOnlyList<string> options, string name, Provenance provenance)
    {
        var report = Runs.Report(options, provenance);
        Console.Error.WriteLine($"{name}: {(percent == 0 ? "the same" : $"{percent} % slower")}");
        return (percent, report);
    }

    private static void Tell(string name, IReadOnlyList<RunComparison> comparisons)
    {
        var cells = comparisons.SelectMany(comparison => comparison.Cells).ToList();
        var own = cells.Where(cell => IsSubject(cell.Subject)).ToList();
        var blamed = comparisons.SelectMany(comparison => comparison.Changes).Where(change => change.IsRegression).ToList();
        var ratios = own.Select(cell => cell.Ratio).OfType<Results.Interval>().ToList();
        if (ratios.Count == 0)
        {
            throw new RunFailedException($"No two runs have a cell of {SlowedAdapters.Subject} in common: name it with --serializers, and take --same 2 or more.");
        }

        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {name} | {comparisons.Count} | {own.Count} | {blamed.Count(change => IsSubject(change.Subject))} | {Results.Median.OfRatios(ratios.Select(ratio => ratio.Value)):0.000} | {Results.Median.Of(ratios.Select(ratio => ratio.HalfWidth)):0.0 %} | {cells.Count - own.Count} | {blamed.Count(change => !IsSubject(change.Subject))} |"));
    }

    private static bool IsSubject(ComparedCell cell) => cell.Serializer == SlowedAdapters.Subject;
}
