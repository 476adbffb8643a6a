using System.Diagnostics;
using System.Globalization;
using CsvHelper;

namespace Goldilocks.Cli.Tests;

/// <summary>The built program, run as a user runs it: in a process, with files.</summary>
internal static class GoldilocksProgram
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(20);

    /// <summary>Settings of one short launch.</summary>
    public const string ShortSettings = "rounds=5,minimumRounds=2,sliceMilliseconds=1,warmupMinimumMilliseconds=10,warmupQuietMilliseconds=5,warmupMaximumMilliseconds=50";

    /// <summary>Measures as little as possible, but goes through every step.</summary>
    public static readonly string[] Short =
    [
        "--launches", "1",
        "--workloads", "person",
        "--set", ShortSettings,
    ];

    public static string Repository { get; } = FindRepository();

    /// <summary>The built program, for tests that start it in another way.</summary>
    public static string Program { get; } = Path.Combine(Repository, "src", "Goldilocks.Cli", "bin", Configuration, "net10.0", "goldilocks.dll");

    public static string Fakes { get; } = Path.Combine(Repository, "tests", "FakeSerializers");

    /// <summary>Runs to the end.</summary>
    public static Finished Run(IEnumerable<string> arguments, IReadOnlyDictionary<string, string>? environment = null)
    {
        using var process = Start(arguments, environment);
        return ToTheEnd(process);
    }

    /// <summary>Reads what a process prints until it ends; both its streams are redirected.</summary>
    /// <exception cref="TimeoutException">It did not end in time, and was ended.</exception>
    public static Finished ToTheEnd(Process process)
    {
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEndAsync();
        if (!process.WaitForExit(Patience))
        {
            process.Kill(entireProcessTree: true);
            throw new TimeoutException("The program did not end: " + output.Result);
        }

        return new Finished(process.ExitCode, output.Result, errors.Result);
    }

    /// <summary>Starts it and leaves it running; the caller ends it.</summary>
    public static Process Start(IEnumerable<string> arguments, IReadOnlyDictionary<string, string>? environment = null)
    {
        string[] command = IgnoredSignals() is { Length: > 0 } ignored ? ["env", $"--default-signal={ignored}", "dotnet"] : ["dotnet"];
        var start = new ProcessStartInfo(command[0], [.. command[1..], Program]) { RedirectStandardOutput = true, RedirectStandardError = true };
        foreach (var argument in arguments)
        {
            start.ArgumentList.Add(argument);
        }

        foreach (var (name, value) in environment ?? new Dictionary<string, string>())
        {
            start.Environment[name] = value;
        }

        return Process.Start(start)!;
    }

    /// <summary>Starts it, lets it print, and returns when it has reached a given state; the caller ends it.</summary>
    /// <param name="arguments">Of the command line.</param>
    /// <param name="hasComeSoFar">Called repeatedly; true when the state is reached.</param>
    /// <param name="environment">Variables in addition to its parent's; null for none.</param>
    public static Process StartUntil(IEnumerable<string> arguments, Func<bool> hasComeSoFar, IReadOnlyDictionary<string, string>? environment = null)
    {
        var process = Start(arguments, environment);

        // A process stops when its output pipe is full and is not read.
        process.OutputDataReceived += (_, _) => { };
        process.ErrorDataReceived += (_, _) => { };
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        WaitUntil(process, hasComeSoFar);
        return process;
    }

    /// <summary>Starts it and returns when it has reached a given state; the caller reads it to the end.</summary>
    /// <param name="arguments">Of a command that prints less than a pipe holds until then.</param>
    /// <param name="hasComeSoFar">Called repeatedly; true when the state is reached.</param>
    public static Process StartAndWait(IEnumerable<string> arguments, Func<bool> hasComeSoFar)
    {
        var process = Start(arguments);
        WaitUntil(process, hasComeSoFar);
        return process;
    }

    private static void WaitUntil(Process process, Func<bool> hasComeSoFar)
    {
        var waiting = Stopwatch.StartNew();
        while (!process.HasExited && waiting.Elapsed < Patience)
        {
            if (hasComeSoFar())
            {
                return;
            }

            Thread.Sleep(20);
        }

        process.Kill(entireProcessTree: true);
        throw new TimeoutException("goldilocks ended or hung before it had come so far");
    }

    /// <summary>Sends Ctrl-C and returns the exit code. Not on Windows, where a console's Ctrl-C cannot be sent to one process.</summary>
    public static int Interrupt(Process process)
    {
        Signal(process, "INT");
        process.WaitForExit();
        return process.ExitCode;
    }

    /// <summary>Sends a signal of Unix.</summary>
    public static void Signal(Process process, string signal) =>
        Process.Start("kill", [$"-{signal}", process.Id.ToString(CultureInfo.InvariantCulture)])!.WaitForExit();

    /// <summary>The rows of a run folder's results.csv, or of another file, by column name.</summary>
    public static IReadOnlyList<IReadOnlyDictionary<string, string>> Results(string folder, string file = "results.csv")
    {
        using var reader = new StreamReader(Path.Combine(folder, file));
        using var csv = new CsvReader(reader, CultureInfo.InvariantCulture);
        return [.. csv.GetRecords<dynamic>().Select(row =>
            (IReadOnlyDictionary<string, string>)((IDictionary<string, object>)row).ToDictionary(cell => cell.Key, cell => (string)cell.Value))];
    }

#if DEBUG
    internal const string Configuration = "Debug";
#else
    internal const string Configuration = "Release";
#endif

    /// <summary>
    /// A shell makes its background processes ignore Ctrl-C, and nohup makes them ignore the end of their terminal. Children inherit that: the test runner of a CI, and the processes that it starts. Such a process
    /// cannot be asked what it does at that signal, so it is started with the usual effect of it.
    /// </summary>
    private static string IgnoredSignals()
    {
        if (!OperatingSystem.IsLinux() || File.ReadLines("/proc/self/status").FirstOrDefault(line => line.StartsWith("SigIgn:", StringComparison.Ordinal)) is not { } line)
        {
            return "";
        }

        var ignored = long.Parse(line["SigIgn:".Length..].Trim(), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
        (string Name, int Number)[] signals = [("HUP", 1), ("INT", 2), ("TERM", 15)];
        return string.Join(',', signals.Where(signal => (ignored & (1L << (signal.Number - 1))) != 0).Select(signal => signal.Name));
    }

    private static string FindRepository()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder!.FullName, "Goldilocks.slnx")))
        {
            folder = folder.Parent;
        }

        return folder.FullName;
    }
}

/// <summary>How a process ended.</summary>
internal sealed record Finished(int ExitCode, string Output, string Errors);

/// <summary>A folder that is deleted afterwards.</summary>
internal sealed class TemporaryFolder : IDisposable
{
    public string Path { get; } = Directory.CreateTempSubdirectory("goldilocks-cli-").FullName;

    /// <summary>A path in it.</summary>
    public string this[string name] => System.IO.Path.Combine(Path, name);

    public void Dispose() => Directory.Delete(Path, recursive: true);
}
