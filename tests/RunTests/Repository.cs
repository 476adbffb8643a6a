using System.Diagnostics;

namespace RunTests;

/// <summary>The checkout that is tested.</summary>
internal sealed class Repository(string root)
{
    private const string Solution = "Goldilocks.slnx";

    /// <summary>The name of the compiler server of these tests.</summary>
    public static string CompilerServer { get; } = $"goldilocks-tests-{Environment.ProcessId}";

    /// <summary>The nearest folder above this program that holds the solution.</summary>
    public static Repository Find()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, Solution)))
            {
                return new Repository(folder.FullName);
            }
        }

        throw new FileNotFoundException($"{Solution} is in no folder above '{AppContext.BaseDirectory}'; run ./test.sh in a clone of the repository.");
    }

    /// <summary>The names of the projects with tests, each of which is the name of its folder and of its assembly.</summary>
    public IEnumerable<string> TestProjects => Directory.EnumerateDirectories(Path.Combine(root, "tests"), "*.Tests").Select(folder => Path.GetFileName(folder)!).Order(StringComparer.Ordinal);

    /// <summary>An empty folder for this run's results; those of the run before are gone, so that they cannot be counted again.</summary>
    public string FreshResultsFolder()
    {
        var folder = Path.Combine(root, "artifacts", "test-results");
        if (Directory.Exists(folder))
        {
            Directory.Delete(folder, recursive: true);
        }

        return Directory.CreateDirectory(folder).FullName;
    }

    /// <summary>Runs <c>dotnet</c> in the checkout and returns its exit code; of its output, those lines are shown that a person asked for.</summary>
    public int Dotnet(IEnumerable<string> arguments) => Run(arguments, isSilent: false);

    /// <summary>Runs <c>dotnet</c> in the checkout and shows nothing of what it says.</summary>
    public void Silently(IEnumerable<string> arguments) => Run(arguments, isSilent: true);

    private int Run(IEnumerable<string> arguments, bool isSilent)
    {
        var host = Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } path ? path : "dotnet";
        var start = new ProcessStartInfo(host, arguments) { WorkingDirectory = root, UseShellExecute = false, RedirectStandardOutput = true, RedirectStandardError = isSilent };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";

        // Compilers and most programs of the tests live for seconds (docs/internals/building.md, "What a compiler costs"). Workers and probers are not given these settings: Goldilocks takes them from the environment of each.
        start.Environment["DOTNET_TieredPGO"] = "0";
        start.Environment["DOTNET_gcServer"] = "0";
        start.Environment["DOTNET_gcConcurrent"] = "0";
        start.Environment["GOLDILOCKS_COMPILER_SERVER"] = CompilerServer;
        start.Environment["GOLDILOCKS_BUILDS_AT_ONCE"] = "1";
        using var process = Process.Start(start)!;
        if (isSilent)
        {
            // A process stops when its pipe is full and is not read.
            process.BeginErrorReadLine();
        }

        while (process.StandardOutput.ReadLine() is { } line)
        {
            if (!isSilent && !Report.IsNoise(line))
            {
                Console.WriteLine(line);
            }
        }

        process.WaitForExit();
        return process.ExitCode;
    }
}
