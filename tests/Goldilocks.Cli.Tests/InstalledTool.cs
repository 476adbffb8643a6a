using System.Diagnostics;

namespace Goldilocks.Cli.Tests;

/// <summary>Packed, installed from a folder into a home without any trace of it, and used in a folder that is no clone.</summary>
public sealed class InstalledTool : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    [Fact]
    public void It_measures_two_serializers_in_another_folder_and_makes_the_page_without_building_it()
    {
        Succeed("dotnet", ["run", "--project", Path.Combine(GoldilocksProgram.Repository, "packaging"), "-c", "Release", "-v", "quiet", "--property:RunAnalyzers=false", "--", _folder["feed"]]);
        Succeed("dotnet", ["tool", "install", "goldilocks", "--tool-path", _folder["tools"], "--source", _folder["feed"]]);

        var run = Tool(["run", .. GoldilocksProgram.Short, "--serializers", "System.Text.Json,Newtonsoft.Json", "--output", "measured"]);

        Assert.True(run.ExitCode == 0, run.Output + run.Errors);
        Assert.StartsWith($"Unpacking the adapters, workloads and hosts of this version into {_folder["data"]}", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Run 'goldilocks run --help'", Tool(["run", "--quik"]).Errors, StringComparison.Ordinal);
        var measured = GoldilocksProgram.Results(Path.Combine(_folder["elsewhere"], "measured")).Where(row => row["outcome"] == "Measured").Select(row => row["serializer"]).ToHashSet();
        Assert.Superset(new HashSet<string> { "System.Text.Json", "Newtonsoft.Json" }, measured);
        Assert.True(File.Exists(Path.Combine(_folder["elsewhere"], "measured", "report.html")), "no page");
        var version = Assert.Single(Directory.GetDirectories(Path.Combine(_folder["data"], "goldilocks")));
        Assert.False(Directory.Exists(Path.Combine(version, "artifacts", "report")), "the page was built here, although the package carries it");

        Assert.Contains("can be removed", Tool(["clean", "--dry-run"]).Output, StringComparison.Ordinal);
        Assert.Contains("removed.", Tool(["clean"]).Output, StringComparison.Ordinal);
        Assert.Empty(Directory.EnumerateFiles(Path.Combine(version, "artifacts"), "worker.dll", SearchOption.AllDirectories));
        Assert.True(File.Exists(Path.Combine(_folder["elsewhere"], "measured", "results.csv")), "cleaning took a run folder");
    }

    public void Dispose() => _folder.Dispose();

    private static void Succeed(string program, IReadOnlyList<string> arguments)
    {
        using var process = Process.Start(new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        var ended = GoldilocksProgram.ToTheEnd(process);
        Assert.True(ended.ExitCode == 0, $"{program} {string.Join(' ', arguments)}: {ended.Output}{ended.Errors}");
    }

    private Finished Tool(IReadOnlyList<string> arguments)
    {
        Directory.CreateDirectory(_folder["elsewhere"]);
        var start = new ProcessStartInfo(Path.Combine(_folder["tools"], OperatingSystem.IsWindows() ? "goldilocks.exe" : "goldilocks"), arguments)
        {
            WorkingDirectory = _folder["elsewhere"],
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.Environment[OperatingSystem.IsWindows() ? "LOCALAPPDATA" : "XDG_DATA_HOME"] = _folder["data"];
        start.Environment.Remove("GOLDILOCKS_COMMAND");
        using var process = Process.Start(start)!;
        return GoldilocksProgram.ToTheEnd(process);
    }
}
