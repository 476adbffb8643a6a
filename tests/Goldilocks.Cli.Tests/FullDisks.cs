using System.Diagnostics;
using System.Globalization;

namespace Goldilocks.Cli.Tests;

/// <summary>Runs into a real file system that is too small, and two runs into one folder.</summary>
public sealed class FullDisks
{
    private static readonly string[] s_plan =
        ["--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", "--workloads", "person", "--baseline", "Honest"];

    [TmpfsFact]
    public void A_disk_that_fills_loses_nothing_that_was_measured_and_the_run_can_be_gone_on_with()
    {
        using var folder = new TemporaryFolder();
        Directory.CreateDirectory(folder["disk"]);

        // In a mount namespace of its own, so that the disk is gone with the shell.
        File.WriteAllText(folder["try.sh"], $"""
            mount -t tmpfs -o size=64k none '{folder["disk"]}' || exit 9
            dotnet '{GoldilocksProgram.Program}' run {string.Join(' ', s_plan)} --launches 2 --set rounds=60,minimumRounds=60,sliceMilliseconds=1,warmupMinimumMilliseconds=10,warmupQuietMilliseconds=5,warmupMaximumMilliseconds=50 --output '{folder["disk"]}/run' > '{folder["first.txt"]}' 2> '{folder["first.err"]}'
            echo $? > '{folder["first.code"]}'
            cp '{folder["disk"]}/run/samples.jsonl' '{folder["before.jsonl"]}'
            mount -o remount,size=100m '{folder["disk"]}' || exit 9
            dotnet '{GoldilocksProgram.Program}' run --resume '{folder["disk"]}/run' > '{folder["second.txt"]}' 2> '{folder["second.err"]}'
            echo $? > '{folder["second.code"]}'
            cp '{folder["disk"]}/run/samples.jsonl' '{folder["after.jsonl"]}'
            cp '{folder["disk"]}/run/results.csv' '{folder["results.csv"]}'
            """);
        using var shell = Process.Start(new ProcessStartInfo("unshare", ["-rm", "sh", folder["try.sh"]]) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        GoldilocksProgram.ToTheEnd(shell);

        Assert.Equal("2", File.ReadAllText(folder["first.code"]).Trim());
        var told = File.ReadAllText(folder["first.err"]).Trim();
        Assert.DoesNotContain('\n', told);
        Assert.Contains("is full", told, StringComparison.Ordinal);
        Assert.Contains("--resume", told, StringComparison.Ordinal);

        var before = File.ReadAllText(folder["before.jsonl"]);
        Assert.EndsWith("\n", before, StringComparison.Ordinal);
        Assert.True(before.Split('\n').Length > 20, "something was measured before the disk was full");
        Assert.StartsWith(before, File.ReadAllText(folder["after.jsonl"]), StringComparison.Ordinal);
        Assert.Equal(("0", ""), (File.ReadAllText(folder["second.code"]).Trim(), File.ReadAllText(folder["second.err"])));
        Assert.Contains("Measured", File.ReadAllText(folder["results.csv"]), StringComparison.OrdinalIgnoreCase);
    }

    [Fact]
    public void Of_two_that_are_started_together_with_one_folder_one_measures_and_the_other_says_why_not() => AssertOneMeasures("run");

    [Fact]
    [Trait("Runs", "nightly")]
    public void Of_two_load_tests_too() => AssertOneMeasures("load");

    private static void AssertOneMeasures(string command)
    {
        using var folder = new TemporaryFolder();
        string[] arguments =
        [
            command, .. s_plan, "--output", folder["run"],
            .. command == "run" ? new[] { "--launches", "1", "--set", GoldilocksProgram.ShortSettings } : ["--duration", "500ms", "--warmup", "100ms", "--env", "DOTNET_TieredCompilation=0"],
        ];
        Process[] started = [GoldilocksProgram.Start(arguments), GoldilocksProgram.Start(arguments)];
        var ended = started.Select(process => Task.Run(() => GoldilocksProgram.ToTheEnd(process))).Select(end => end.Result).OrderBy(end => end.ExitCode).ToList();

        Assert.Equal([0, 2], ended.Select(end => end.ExitCode));
        Assert.Equal("", ended[0].Errors);
        Assert.Single(ended[1].Errors.Trim().Split('\n'));
        Assert.Contains("--output", ended[1].Errors, StringComparison.Ordinal);
        var rows = GoldilocksProgram.Results(folder["run"], command == "run" ? "results.csv" : "load.csv");
        Assert.Contains(rows, row => row["serializer"] == "Honest");
    }
}

/// <summary>A test that needs a separate file system.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class TmpfsFactAttribute : FactAttribute
{
    public TmpfsFactAttribute()
    {
        if (!CanMount())
        {
            Skip = "This system does not let a test mount a small file system (unshare -rm, mount -t tmpfs).";
        }
    }

    private static bool CanMount()
    {
        if (!OperatingSystem.IsLinux())
        {
            return false;
        }

        try
        {
            using var probe = Process.Start(new ProcessStartInfo("unshare", ["-rm", "mount", "-t", "tmpfs", "-o", "size=4k", "none", "/mnt"]) { RedirectStandardError = true })!;
            probe.WaitForExit();
            return probe.ExitCode == 0;
        }
        catch (System.ComponentModel.Win32Exception)
        {
            // There is no such program here.
            return false;
        }
    }
}
