using System.CommandLine;
using System.Globalization;
using Goldilocks.Core.Comparing;
using Goldilocks.Core.Reports;

namespace Goldilocks.Bench;

/// <summary>
/// Does <c>goldilocks compare</c> raise alarms about nothing, and does it miss what is there? Runs of the same thing are compared with each
/// other, then with runs in which one serializer, under its old name, became a tenth slower.
/// </summary>
internal static class Alarms
{
    private const double Threshold = 0.05;
    private const string Subject = "Subject";

    public static Command Command()
    {
        var pairs = new Option<int>("--pairs") { DefaultValueFactory = _ => 20 };
        var options = new Argument<string[]>("options") { Description = "For goldilocks run, after --." };
        var command = new Command("alarms", "False alarms and misses of goldilocks compare.") { pairs, options };
        command.SetAction(parsed => Run(parsed.GetValue(pairs), parsed.GetValue(options) ?? []));
        return command;
    }

    private static void Run(int pairs, IReadOnlyList<string> options)
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-alarms-").FullName;
        try
        {
            string[] same = [.. options, "--adapters", AdapterFrom(folder, "Honest")];
            string[] slower = [.. options, "--adapters", AdapterFrom(folder, "SlowedBy10Percent")];
            var tally = new Tally();
            var before = Runs.Report(same);
            for (var pair = 1; pair <= pairs; pair++)
            {
                var after = Runs.Report(same);
                tally.Alike(pair, RunComparer.Compare(before, after, Threshold));
                tally.Slowed(pair, RunComparer.Compare(after, Runs.Report(slower), Threshold));
                before = after;
            }

            tally.Print();
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
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
        private int _slowed;
        private int _found;
        private int _others;

        public void Alike(int pair, RunComparison comparison)
        {
            _pairs++;
            _cells += comparison.Cells.Count;
            _falseAlarms += Regressions(comparison).Count;
            Say(pair, "alike", comparison);
        }

        public void Slowed(int pair, RunComparison comparison)
        {
            _slowed += comparison.Cells.Count(cell => cell.Subject.Serializer == Subject);
            _found += Regressions(comparison).Count(change => change.Subject.Serializer == Subject && change.Kind == ChangeKind.Slower);
            _others += Regressions(comparison).Count(change => change.Subject.Serializer != Subject);
            Say(pair, "one slowed", comparison);
        }

        public void Print() => Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{_pairs} pairs of identical runs, {_cells} cells: {_falseAlarms} false alarms. Of {_slowed} slowed cells {_found} were found; {_others} others were blamed."));

        private static List<Change> Regressions(RunComparison comparison) => [.. comparison.Changes.Where(change => change.IsRegression)];

        private static void Say(int pair, string what, RunComparison comparison)
        {
            var blamed = Regressions(comparison).Select(change => $"{change.Subject.Label} {change.Subject.Operation} {change.Kind}");
            var subject = comparison.Cells.Where(cell => cell.Subject.Serializer == Subject).Select(cell => string.Create(
                CultureInfo.InvariantCulture,
                $"{cell.Subject.Operation} {cell.Ratio?.Value:0.000} [{cell.Ratio?.Low:0.000}-{cell.Ratio?.High:0.000}]"));
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"pair {pair}, {what}: drift {comparison.Drift:0.000}; {string.Join("; ", blamed.DefaultIfEmpty("no regression"))}; the subject: {string.Join(", ", subject)}"));
        }
    }
}
