using System.Diagnostics;

namespace Goldilocks.Cli.Tests;

/// <summary>Whatever a library does and however a run ends: it does end, and no process stays.</summary>
public sealed class NothingStays
{
    private readonly Token _token = new();

    [LinuxFact(Token.Reason)]
    public void Ctrl_C_twice_while_measuring_leaves_nothing() => LeaveNothing("INT", "INT");

    [LinuxTheory(Token.Reason)]
    [InlineData("HUP", "TERM")]
    [InlineData("INT", "TERM")]
    [InlineData("TERM", "INT")]
    [InlineData("TERM", "KILL")]
    [Trait("Runs", "nightly")]
    public void Any_two_signals_leave_nothing(string first, string second) => LeaveNothing(first, second);

    [LinuxFact(Token.Reason)]
    public void A_signal_that_asks_for_the_end_gets_the_files_of_what_was_measured() => EndInOrder("TERM");

    [LinuxFact(Token.Reason)]
    [Trait("Runs", "nightly")]
    public void The_end_of_the_terminal_gets_them_too() => EndInOrder("HUP");

    [LinuxFact(Token.Reason)]
    [Trait("Runs", "nightly")]
    public void A_run_that_is_ended_while_it_builds_leaves_nothing_and_goes_on_from_there() => GoOn("TERM", endsInOrder: true);

    [LinuxFact(Token.Reason)]
    [Trait("Runs", "nightly")]
    public void A_run_that_is_killed_while_it_builds_leaves_nothing_either_and_goes_on_from_there() => GoOn("KILL", endsInOrder: false);

    [Fact]
    public void A_run_that_cannot_begin_leaves_its_folder_free_for_the_next_try()
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        string[] common = ["run", "--serializers", "System.Text.Json", "--output", run];

        Assert.Equal(2, InProcess.Run([.. common, "--workloads", "no-such-workload"]).ExitCode);

        Assert.False(File.Exists(Path.Combine(run, "run.json")));
    }

    private void EndInOrder(string signal)
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        using var process = StartMeasuring(run);

        GoldilocksProgram.Signal(process, signal);
        process.WaitForExit();

        Assert.Equal(130, process.ExitCode);
        Assert.Empty(_token.FoundAfterAWhile());
        Assert.True(File.Exists(Path.Combine(run, "results.csv")));
    }

    private void LeaveNothing(string first, string second)
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        using var process = StartMeasuring(run);

        GoldilocksProgram.Signal(process, first);
        GoldilocksProgram.Signal(process, second);
        process.WaitForExit();

        Assert.Empty(_token.FoundAfterAWhile());
        Assert.True(File.Exists(Path.Combine(run, "run.json")));
    }

    private void GoOn(string signal, bool endsInOrder)
    {
        using var folder = new TemporaryFolder();
        using var adapters = new FreshAdapters(2);
        var run = folder["run"];
        using var process = GoldilocksProgram.StartUntil(
            ["run", .. GoldilocksProgram.Short, "--adapters", adapters.Folder, "--serializers", adapters.Pattern, "--output", run],
            () => _token.Found().Any(command => command.Contains("BuildSerializers.proj", StringComparison.Ordinal)),
            _token.Environment);
        Thread.Sleep(2000);

        GoldilocksProgram.Signal(process, signal);
        process.WaitForExit();

        Assert.Empty(_token.FoundAfterAWhile());
        Assert.True(!endsInOrder || process.ExitCode == 130);
        var report = InProcess.Run(["report", run]);
        Assert.Equal(2, report.ExitCode);
        Assert.Contains($"goldilocks run --resume {run}", report.Errors, StringComparison.Ordinal);

        var resumed = InProcess.Run(["run", "--resume", run]);

        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Errors));
        Assert.All(GoldilocksProgram.Results(run).Where(row => adapters.Names.Contains(row["serializer"])), row => Assert.Equal("Measured", row["outcome"]));
        Assert.Contains("\"clock\": \"", File.ReadAllText(Path.Combine(run, "run.json")), StringComparison.Ordinal);
        Assert.DoesNotContain("\"clock\": \"unknown\"", File.ReadAllText(Path.Combine(run, "run.json")), StringComparison.Ordinal);
    }

    private Process StartMeasuring(string run) => GoldilocksProgram.StartUntil(
        [
            "run", "--launches", "4", "--workloads", "person", "--serializers", "System.Text.Json/plain", "--output", run,
            "--set", "rounds=20,sliceMilliseconds=5,warmupMinimumMilliseconds=10,warmupQuietMilliseconds=5,warmupMaximumMilliseconds=50",
        ],
        () => File.Exists(Path.Combine(run, "samples.jsonl")) && new FileInfo(Path.Combine(run, "samples.jsonl")).Length > 3000,
        _token.Environment);

    /// <summary>Copies of an honest fake that have never been built, and whose programs are deleted afterwards.</summary>
    private sealed class FreshAdapters : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        public FreshAdapters(int count)
        {
            Names = [.. Enumerable.Range(0, count).Select(_ => $"Fresh{Guid.NewGuid():N}")];
            foreach (var file in new[] { "Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props" })
            {
                File.WriteAllText(_folder[file], $"<Project><Import Project=\"{Path.Combine(GoldilocksProgram.Fakes, file)}\" /></Project>");
            }

            foreach (var name in Names)
            {
                Directory.CreateDirectory(_folder[name]);
                File.Copy(Path.Combine(GoldilocksProgram.Fakes, "Honest", "Adapter.cs"), Path.Combine(_folder[name], "Adapter.cs"));
                File.WriteAllText(Path.Combine(_folder[name], name + ".csproj"), "<Project Sdk=\"Microsoft.NET.Sdk\" />");
            }
        }

        public IReadOnlyList<string> Names { get; }

        public string Folder => _folder.Path;

        public string Pattern => string.Join(',', Names);

        public void Dispose()
        {
            _folder.Dispose();
            foreach (var built in Names.Select(name => Path.Combine(GoldilocksProgram.Repository, "artifacts", "serializers", name)).Where(Directory.Exists))
            {
                Directory.Delete(built, recursive: true);
            }
        }
    }
}
