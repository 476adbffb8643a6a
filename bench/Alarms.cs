using System.CommandLine;
using System.Globalization;
using Goldilocks.Figures;
using Goldilocks.Figures.Comparing;

namespace Goldilocks.Bench;

/// <summary>
/// Does <c>goldilocks compare</c> raise alarms about nothing, and does it miss what is there? Runs of the same thing are compared with each
/// other, then with runs in which one serializer, under its old name, became a tenth slower. Every two runs are a pair: seven of the same
/// thing are 21 pairs, which are not independent of each other, but a run that is off shows in six of them.
/// </summary>
internal static class Alarms
{
    private const double Threshold = 0.05;
    private const string Subject = "Subject";

    public static Command Command()
    {
        var same = Counts.Option("--same", 7, "Runs of the same thing.");
        var slowed = Counts.Option("--slowed", 3, "Runs with a slower serializer, spread among the others.");
        var options = new Argument<string[]>("options") { Description = "For goldilocks run, after --." };
        var command = new Command("alarms", "False alarms and misses of goldilocks compare.") { same, slowed, options };
        command.SetAction(parsed => Run(parsed.GetValue(same), parsed.GetValue(slowed), parsed.GetValue(options) ?? []));
        return command;
    }

    private static void Run(int same, int slowed, IReadOnlyList<string> options)
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-alarms-").FullName;
        try
        {
            var (alike, slower) = Measure(
                same, slowed, [.. options, "--adapters", AdapterFrom(folder, "Honest")], [.. options, "--adapters", AdapterFrom(folder, "SlowedBy10Percent")]);
            var tally = new Tally();
            foreach (var (before, after) in
                from first in Enumerable.Range(0, alike.Count)
                from second in Enumerable.Range(first + 1, alike.Count - first - 1)
                select (first, second))
            {
                tally.Alike($"{before + 1} and {after + 1}", RunComparer.Compare(alike[before], alike[after], Threshold));
            }

            foreach (var (before, after) in
                from first in Enumerable.Range(0, alike.Count)
                from second in Enumerable.Range(0, slower.Count)
                select (first, second))
            {
                tally.Slowed($"{before + 1} and slowed {after + 1}", RunComparer.Compare(alike[before], slower[after], Threshold));
            }

            tally.Print();
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>The slowed runs lie evenly among the others, so that what the machine does meanwhile meets both.</summary>
    private static (List<RunReport> Alike, List<RunReport> Slower) Measure(int same, int slowed, IReadOnlyList<string> honest, IReadOnlyList<string> slow)
    {
        var (alike, slower) = (new List<RunReport>(), new List<RunReport>());
        for (var run = 0; run < same + slowed; run++)
        {
            var isSlowed = (run + 1) * slowed / (same + slowed) > slower.Count;
            (isSlowed ? slower : alike).Add(Runs.Report(isSlowed ? slow : honest));
            Console.WriteLine($"run {run + 1} of {same + slowed}{(isSlowed ? ", slowed" : "")}");
        }

        return (alike, slower);
    }

    /// <summary>A folder of adapters with one fake in it, always under the same name.</summary>
    private static string AdapterFrom(string folder, string fake)
    {
        var fakes = Runs.InRepository("tests", "FakeSerializers");
        var root = Path.Combine(folder, fake);
        var subject = Directory.CreateDirectory(Path.Combine(root, Subject)).FullName;
        foreach (var file in Directory.EnumerateFiles(fakes, "Directory.*"))
        {
            File.WriteAllText(
                Path.Combine(root, Path.GetFileName(file)),
                File.ReadAllText(file).Replace("../../", Runs.InRepository() + "/", StringComparison.Ordinal));
        }

        File.Copy(Path.Combine(fakes, fake, fake + ".csproj"), Path.Combine(subject, Subject + ".csproj"));
        foreach (var source in Directory.EnumerateFiles(Path.Combine(fakes, fake), "*.cs").Concat(Directory.EnumerateFiles(Path.Combine(fakes, "Shared"), "*.cs")))
        {
            File.Copy(source, Path.Combine(subject, Path.GetFileName(source)));
        }

        return root;
    }

    private sealed class Tally
    {
        private int _pairs;
        private int _cells;
        private int _falseAlarms;
        private int _slowedPairs;
        private int _slowed;
        private int _found;
        private int _others;

        public void Alike(string pair, RunComparison comparison)
        {
            _pairs++;
            _cells += comparison.Cells.Count;
            _falseAlarms += Regressions(comparison).Count;
            Say(pair, "alike", comparison);
        }

        public void Slowed(string pair, RunComparison comparison)
        {
            _slowedPairs++;
            _slowed += comparison.Cells.Count(cell => cell.Subject.Serializer == Subject);
            _found += Regressions(comparison).Count(change => change.Subject.Serializer == Subject && change.Kind == ChangeKind.Slower);
            _others += Regressions(comparison).Count(change => change.Subject.Serializer != Subject);
            Say(pair, "one slowed", comparison);
        }

        public void Print() => Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{_pairs} pairs of identical runs, {_cells} cells: {_falseAlarms} false alarms. {_slowedPairs} pairs with one slowed: of {_slowed} slowed cells {_found} were found; {_others} others were blamed."));

        private static List<Change> Regressions(RunComparison comparison) => [.. comparison.Changes.Where(change => change.IsRegression)];

        private static void Say(string pair, string what, RunComparison comparison)
        {
            var blamed = Regressions(comparison).Select(change => $"{change.Subject.Label} {change.Subject.Operation} {change.Kind}");
            var subject = comparison.Cells.Where(cell => cell.Subject.Serializer == Subject).Select(cell => string.Create(
                CultureInfo.InvariantCulture,
                $"{cell.Subject.Operation} {cell.Ratio?.Value:0.000} [{cell.Ratio?.Low:0.000}-{cell.Ratio?.High:0.000}]"));
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"{pair}, {what}: drift {comparison.Drift:0.000}; {string.Join("; ", blamed.DefaultIfEmpty("no regression"))}; the subject: {string.Join(", ", subject)}"));
        }
    }
}
