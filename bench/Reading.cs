using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>The time and the memory that <c>report</c> and <c>compare</c> need for a run folder of many samples.</summary>
internal static class Reading
{
    /// <summary>On two cores, for 100 MB of samples (docs/report-format.md).</summary>
    private const double LargestSeconds = 20;

    private const double LargestMegabytes = 300;

    /// <summary>The size that the two limits are for.</summary>
    private const double JudgedMegabytes = 100;

    private static readonly TimeSpan s_look = TimeSpan.FromMilliseconds(20);

    public static Command Command()
    {
        var megabytes = new Option<double>("--megabytes") { Description = "Of samples.jsonl.", DefaultValueFactory = _ => JudgedMegabytes };
        var launches = new Option<int>("--launches") { Description = "Of each cell: few make many cells, many make few.", DefaultValueFactory = _ => LargeRun.UsualLaunches };
        var folder = new Option<string?>("--folder") { Description = "A run folder to read instead of one that is made up." };
        var command = new Command("reading", "Time and memory of report and compare over a run folder with many samples.") { megabytes, launches, folder };
        command.SetAction(parsed => parsed.GetValue(folder) is { } existing ? Run(existing) : RunMadeUp(parsed.GetValue(megabytes), parsed.GetValue(launches)));
        return command;
    }

    private static int RunMadeUp(double megabytes, int launches)
    {
        var parent = Directory.CreateTempSubdirectory("goldilocks-bench-").FullName;
        try
        {
            var folder = Path.Combine(parent, "run");
            LargeRun.Write(folder, (long)(megabytes * 1e6), launches);
            return Run(folder);
        }
        finally
        {
            Directory.Delete(parent, recursive: true);
        }
    }

    private static int Run(string folder)
    {
        var size = new FileInfo(Path.Combine(folder, RunFiles.Events)).Length / 1e6;
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{size:0} MB of samples, {Environment.ProcessorCount} cores"));
        var page = Path.Combine(Path.GetTempPath(), $"goldilocks-reading-{Environment.ProcessId}.html");
        var report = Cost(["report", folder, "--output", page]);
        File.Delete(page);
        return Judge("report", report, size) & Judge("compare with itself", Cost(["compare", folder, folder]), 2 * size) ? 0 : 1;
    }

    private static bool Judge(string name, (TimeSpan Time, long PeakBytes) cost, double megabytes)
    {
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{name}: {cost.Time.TotalSeconds:0.0} s, {cost.PeakBytes / 1e6:0} MB at its peak ({megabytes / cost.Time.TotalSeconds:0} MB of samples a second)"));
        return cost.Time.TotalSeconds <= LargestSeconds && cost.PeakBytes / 1e6 <= LargestMegabytes;
    }

    private static (TimeSpan Time, long PeakBytes) Cost(IReadOnlyList<string> arguments)
    {
        var watch = Stopwatch.StartNew();
        var peak = 0L;
        Runs.Run(arguments, process =>
        {
            process.Refresh();
            peak = Math.Max(peak, process.HasExited ? 0 : process.PeakWorkingSet64);
        }, s_look);
        return (watch.Elapsed, peak);
    }
}
