using System.Diagnostics;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Cli.Tests;

/// <summary>However a run ends, its measurements stay, its workers end, and it can be resumed.</summary>
public sealed class Interruptions
{
    private const string NeedsParents = "Only Linux tells in /proc which process has started which, and so which workers have to end.";

    private static readonly string[] Longer =
    [
        "--launches", "3",
        "--workloads", "person",
        "--serializers", "System.Text.Json/plain",
        "--set", "rounds=20,sliceMilliseconds=5,warmupMinimumMilliseconds=10,warmupQuietMilliseconds=5,warmupMaximumMilliseconds=50",
    ];

    [LinuxFact(NeedsParents)]
    public void A_killed_run_keeps_its_samples_and_goes_on_to_the_end()
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        var workers = RunUntilSamples(run, process => process.Kill());
        var kept = Samples(run);

        Assert.NotEmpty(kept);
        AssertEnded(workers);

        var resumed = InProcess.Run(["run", "--resume", run]);

        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Errors));
        Assert.Equal(kept, Samples(run).Take(kept.Count));
        Assert.All(
            GoldilocksProgram.Results(run).Where(row => row["outcome"] == "Measured"),
            row => Assert.InRange(int.Parse(row["launches"], CultureInfo.InvariantCulture), 3, 4));
    }

    [LinuxFact(NeedsParents)]
    [Trait("Runs", "nightly")]
    public void A_last_line_that_was_cut_off_is_ignored_and_replaced()
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        RunUntilSamples(run, process => process.Kill());
        var events = Path.Combine(run, "samples.jsonl");
        using (var stream = new FileStream(events, FileMode.Append))
        {
            stream.Write("{\"event\":\"sample\",\"cell\":0,\"lau"u8);
        }

        var resumed = InProcess.Run(["run", "--resume", run]);

        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Errors));
        Assert.NotEmpty(RunFolder.Read(run).Launches);
    }

    [LinuxFact(NeedsParents)]
    [Trait("Runs", "nightly")]
    public void Ctrl_C_ends_cleanly_with_everything_measured_so_far_written()
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        var wasInterrupted = false;
        var workers = RunUntilSamples(run, process =>
        {
            Assert.Equal(130, GoldilocksProgram.Interrupt(process));
            wasInterrupted = true;
        });

        Assert.True(wasInterrupted);
        AssertEnded(workers);
        Assert.NotEmpty(Samples(run));
        Assert.True(File.Exists(Path.Combine(run, "results.csv")));
    }

    /// <summary>Starts a run, waits for its first samples, does something to it, and returns the workers that were alive then.</summary>
    private static List<Process> RunUntilSamples(string run, Action<Process> then)
    {
        using var process = GoldilocksProgram.StartUntil(["run", .. Longer, "--output", run], () => Samples(run).Count >= 10);
        var workers = Process.GetProcessesByName("dotnet").Where(candidate => IsWorkerOf(candidate, process)).ToList();
        Assert.NotEmpty(workers);
        then(process);
        process.WaitForExit();
        return workers;
    }

    private static bool IsWorkerOf(Process candidate, Process parent)
    {
        var status = $"/proc/{candidate.Id}/status";
        return File.Exists(status) && File.ReadLines(status).Any(line =>
            line.StartsWith("PPid:", StringComparison.Ordinal) && line.AsSpan(5).Trim().SequenceEqual(parent.Id.ToString(CultureInfo.InvariantCulture)));
    }

    private static void AssertEnded(List<Process> workers) =>
        Assert.All(workers, worker => Assert.True(worker.WaitForExit(10_000), "a worker outlived its coordinator"));

    private static List<string> Samples(string run)
    {
        var file = Path.Combine(run, "samples.jsonl");
        if (!File.Exists(file))
        {
            return [];
        }

        using var reader = new StreamReader(new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.ReadWrite));
        return [.. reader.ReadToEnd().Split('\n').Where(line => line.StartsWith("{\"event\":\"sample\"", StringComparison.Ordinal) && line.EndsWith('}'))];
    }
}
