using System.Diagnostics;

namespace Goldilocks.Cli.Tests;

/// <summary>Packed by the script, installed from a folder into a home without any trace of it, and used in a folder that is no clone.</summary>
public sealed class InstalledTool : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    [Fact]
    [Trait("Runs", "nightly")]
    public void It_measures_two_serializers_in_another_folder_and_makes_the_page_without_building_it()
    {
        Pack();
        Succeed(InHome("dotnet", ["tool", "install", "--global", "goldilocks", "--add-source", _folder["feed"]]));

        NamesADataFolderThatCannotBeWritten();
        var old = Directory.CreateDirectory(Path.Combine(_folder["data"], "goldilocks", "0.0.1-00000000-any")).FullName;
        var run = Tool(["run", .. GoldilocksProgram.Short, "--serializers", "System.Text.Json,Newtonsoft.Json", "--output", "measured"]);

        Assert.True(run.ExitCode == 0, run.Output + run.Errors);
        Assert.StartsWith($"Unpacking the adapters, workloads and hosts of this version into {_folder["data"]}", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Removed 0.0.1-00000000-any, 0 B.", run.Errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(old), "another version of the tool stays");
        var measured = GoldilocksProgram.Results(Path.Combine(_folder["elsewhere"], "measured")).Where(row => row["outcome"] == "Measured").Select(row => row["serializer"]).ToHashSet();
        Assert.Superset(new HashSet<string> { "System.Text.Json", "Newtonsoft.Json" }, measured);
        Assert.True(File.Exists(Path.Combine(_folder["elsewhere"], "measured", "report.html")), "no page");
        var version = Assert.Single(Directory.GetDirectories(Path.Combine(_folder["data"], "goldilocks")));
        Assert.False(Directory.Exists(Path.Combine(version, "artifacts", "report")), "the page was built here, although the package carries it");
        NamesItselfAsItWasTyped();
        Completes();
        IsCleaned(version);
    }

    public void Dispose() => _folder.Dispose();

    /// <summary>As ./pack.sh or pack.cmd is typed: with the packages of this user, because a clone has been built before it is packed.</summary>
    private void Pack()
    {
        var script = Path.Combine(GoldilocksProgram.Repository, OperatingSystem.IsWindows() ? "pack.cmd" : "pack.sh");
        var start = OperatingSystem.IsWindows() ? new ProcessStartInfo("cmd", ["/c", script, _folder["feed"]]) : new ProcessStartInfo(script, [_folder["feed"]]);
        var packed = Ended(start);
        Succeed(packed);
        Assert.Contains($"dotnet tool install --global goldilocks --add-source {_folder["feed"]}", packed.Output, StringComparison.Ordinal);
    }

    private void NamesADataFolderThatCannotBeWritten()
    {
        var kept = Path.Combine(Directory.CreateDirectory(_folder["data"]).FullName, "goldilocks");
        File.WriteAllText(kept, "a file where the folder should be");

        var ended = Tool(["list"]);

        File.Delete(kept);
        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        var said = Assert.Single(ended.Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries), line => line.StartsWith("error: ", StringComparison.Ordinal));
        Assert.Contains(kept, said, StringComparison.Ordinal);
        Assert.Contains(OperatingSystem.IsWindows() ? "LOCALAPPDATA" : "XDG_DATA_HOME", said, StringComparison.Ordinal);
    }

    /// <summary>A hint that cannot be typed again is none: installed, and run without installing.</summary>
    private void NamesItselfAsItWasTyped()
    {
        Assert.Contains("Run 'goldilocks run --help'", Tool(["run", "--quik"]).Errors, StringComparison.Ordinal);

        string[] uninstalled = ["tool", "exec", "goldilocks", "--source", _folder["feed"], "--yes", "--"];
        Assert.Contains("Run 'dotnet tool exec goldilocks --source FOLDER -- run --help'", InHome("dotnet", [.. uninstalled, "run", "--quik"]).Errors, StringComparison.Ordinal);
        var kept = InHome("dotnet", [.. uninstalled, "clean", "--dry-run"]);
        Succeed(kept);
        Assert.Contains("can be removed", kept.Output, StringComparison.Ordinal);
    }

    /// <summary>With the function that docs/tool.md gives, as bash calls it.</summary>
    private void Completes()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var page = File.ReadAllText(Path.Combine(GoldilocksProgram.Repository, "docs", "tool.md")).ReplaceLineEndings("\n");
        var function = page.Split("```bash\n")[1].Split("```")[0];
        var typed = InHome("bash", ["-c", function + "COMP_LINE='goldilocks run --serializ'; COMP_POINT=${#COMP_LINE}; COMP_WORDS=(goldilocks run --serializ); _goldilocks; printf '%s\\n' \"${COMPREPLY[@]}\""]);
        Assert.Equal("--serializers\n", typed.Output);
    }

    private void IsCleaned(string version)
    {
        Assert.Contains("removed.", Tool(["clean"]).Output, StringComparison.Ordinal);
        Assert.Empty(Directory.EnumerateFiles(Path.Combine(version, "artifacts"), "worker.dll", SearchOption.AllDirectories));
        Assert.True(File.Exists(Path.Combine(_folder["elsewhere"], "measured", "results.csv")), "cleaning took a run folder");
    }

    private Finished Tool(IReadOnlyList<string> arguments) => InHome(Path.Combine(_folder["home"], ".dotnet", "tools", OperatingSystem.IsWindows() ? "goldilocks.exe" : "goldilocks"), arguments);

    /// <summary>In a new home with nothing but this user's package sources, and in a folder that is no clone.</summary>
    private Finished InHome(string program, IReadOnlyList<string> arguments)
    {
        Directory.CreateDirectory(_folder["elsewhere"]);
        var home = Directory.CreateDirectory(_folder["home"]).FullName;
        CopySources(home);
        var start = new ProcessStartInfo(program, arguments) { WorkingDirectory = _folder["elsewhere"] };
        foreach (var (name, value) in new[] { ("HOME", home), ("DOTNET_CLI_HOME", home), ("USERPROFILE", home), ("NUGET_PACKAGES", Path.Combine(home, ".nuget", "packages")), (OperatingSystem.IsWindows() ? "LOCALAPPDATA" : "XDG_DATA_HOME", _folder["data"]) })
        {
            start.Environment[name] = value;
        }

        start.Environment["PATH"] = Path.Combine(home, ".dotnet", "tools") + Path.PathSeparator + start.Environment["PATH"];
        start.Environment.Remove("GOLDILOCKS_COMMAND");
        return Ended(start);
    }

    private static void CopySources(string home)
    {
        var user = Environment.GetFolderPath(Environment.SpecialFolder.UserProfile);
        var configuration = Path.Combine(".nuget", "NuGet", "NuGet.Config");
        if (!File.Exists(Path.Combine(home, configuration)) && File.Exists(Path.Combine(user, configuration)))
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(home, configuration))!);
            File.Copy(Path.Combine(user, configuration), Path.Combine(home, configuration));
        }
    }

    private static Finished Ended(ProcessStartInfo start)
    {
        start.RedirectStandardOutput = start.RedirectStandardError = true;
        using var process = Process.Start(start)!;
        return GoldilocksProgram.ToTheEnd(process);
    }

    private static void Succeed(Finished ended) => Assert.True(ended.ExitCode == 0, ended.Output + ended.Errors);
}
