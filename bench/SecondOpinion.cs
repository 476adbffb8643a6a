using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>Does BenchmarkDotNet come to the same ratios? Six cases of three sizes of operation, by its default job, beside ours.</summary>
internal static class SecondOpinion
{
    private static readonly string[] s_standard = ["--serializers", "System.Text.Json/plain,Newtonsoft.Json/plain", "--workloads", "bookshelf@1+100+10000", "--launches", "15"];

    public static Command Command()
    {
        var repeats = Counts.Option("--repeats", 3, "Runs of BenchmarkDotNet on every case.");
        var options = new Argument<string[]>("options") { Description = $"For goldilocks bdn, after --. Without any: {string.Join(' ', s_standard)}" };
        var command = new Command("bdn", "Agreement with BenchmarkDotNet.") { repeats, options };
        command.SetAction(parsed => Run(parsed.GetValue(repeats), Runs.OrStandard(parsed.GetValue(options), s_standard)));
        return command;
    }

    private static void Run(int repeats, IReadOnlyList<string> options)
    {
        var provenance = new Provenance();
        var table = Runs.InThrowAwayFolder(
            "bdn",
            ["--repeats", repeats.ToString(CultureInfo.InvariantCulture), .. options],
            folder =>
            {
                provenance.Add(RunFolder.Read(folder));
                return File.ReadAllText(Path.Combine(folder, "bdn.md"));
            });
        provenance.Print();
        Console.Write(table);
    }
}
