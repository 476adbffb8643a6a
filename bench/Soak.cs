using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>Runs that are ended at random moments, half of them while they build: no process or file may stay, and each must resume to the cells of an uninterrupted run.</summary>
internal static class Soak
{
    private const string Serializers = "System.Text.Json,Newtonsoft.Json,protobuf-net";
    private static readonly string[] s_built = ["System.Text.Json", "Newtonsoft.Json", "protobuf-net"];
    private static readonly TimeSpan s_orderlyEnd = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan s_allGone = TimeSpan.FromSeconds(2);

    private static readonly string[] s_options =
    [
        "--serializers", Serializers, "--workloads", "person", "--launches", "3", "--seed", "1",
        "--set", "rounds=10,minimumRounds=2,sliceMilliseconds=5,warmupMinimumMilliseconds=10,warmupQuietMilliseconds=5,warmupMaximumMilliseconds=500",
    ];

    private static readonly string[][] s_endings = [["KILL"], ["TERM"], ["INT", "INT"], ["INT", "TERM"], ["HUP", "INT"]];

    public static Command Command()
    {
        var runs = new Option<int>("--runs") { Description = "How many runs are ended.", DefaultValueFactory = _ => 50 };
        var seed = new Option<int>("--seed") { Description = "Of the moments and the signals.", DefaultValueFactory = _ => 1 };
        var command = new Command("soak", "Ends runs at random moments by signals, looks for processes that stay, and resumes each. Linux only; rebuilds serializers of this checkout.") { runs, seed };
        command.SetAction(parsed => Run(parsed.GetValue(runs), new Random(parsed.GetValue(seed))));
        return command;
    }

    private static int Run(int runs, Random random)
    {
        var expected = LeftAlone();
        Console.WriteLine($"A run that is left alone has {expected.Count} cells.");
        var failures = new List<string>();
        for (var run = 0; run < runs; run++)
        {
            var (text, failure) = EndOne(whileBuilding: run % 2 == 1, random, expected);
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{run + 1,3}: {text}; {failure ?? "nothing stayed, resumed to the same cells"}"));
            failures.AddRange(failure is null ? [] : [failure]);
        }

        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{runs - failures.Count} of {runs} runs left nothing behind and resumed to the same cells."));
        return failures.Count == 0 ? 0 : 1;
    }

    private static (string Text, string? Failure) EndOne(bool whileBuilding, Random random, IReadOnlySet<string> expected)
    {
        using var folder = new ThrowAwayFolder();
        var token = Guid.NewGuid().ToString("N");
        if (whileBuilding)
        {
            ForgetPrograms();
        }

        using var process = Start(["run", "--output", folder.Run, .. s_options], token);
        WaitFor(process, () => File.Exists(Path.Combine(folder.Run, whileBuilding ? RunFiles.Info : RunFiles.Events)));
        var delay = random.Next(whileBuilding ? 8000 : 6000);
        process.WaitForExit(delay);
        var stage = process.HasExited ? "done" : File.Exists(Path.Combine(folder.Run, RunFiles.Events)) ? "measuring" : "building";
        var ending = s_endings[random.Next(s_endings.Length)];
        foreach (var signal in ending)
        {
            Send(signal, process);
            process.WaitForExit(random.Next(700));
        }

        var text = string.Create(CultureInfo.InvariantCulture, $"{string.Join(" ", ending)} after {delay} ms, {stage}");
        if (!process.WaitForExit((int)s_orderlyEnd.TotalMilliseconds))
        {
            process.Kill();
            return (text, "it did not end");
        }

        return (text, Stayed(token) ?? OtherCells(folder.Run, expected));
    }

    private static HashSet<string> LeftAlone()
    {
        using var folder = new ThrowAwayFolder();
        Finish(["run", "--output", folder.Run, .. s_options]);
        return Cells(folder.Run);
    }

    /// <summary>Null when no process stayed. A process that stayed is ended, so that it does not count for the next run too.</summary>
    private static string? Stayed(string token)
    {
        Thread.Sleep(s_allGone);
        var found = Directory.EnumerateDirectories("/proc").Where(process => int.TryParse(Path.GetFileName(process), out _) && TryRead(process, "environ").Contains(token, StringComparison.Ordinal)).ToList();
        var commands = found.Select(process => TryRead(process, "cmdline").Replace('\0', ' ')).ToList();
        foreach (var process in found)
        {
            using var killing = Process.Start("kill", ["-KILL", Path.GetFileName(process)]);
            killing.WaitForExit();
        }

        return found.Count == 0 ? null : $"stayed: {string.Join(", ", commands)}";
    }

    private static string? OtherCells(string run, IReadOnlySet<string> expected)
    {
        Finish(["run", "--resume", run]);
        var cells = Cells(run);
        return cells.SetEquals(expected) ? null : $"other cells: {string.Join(", ", cells.Except(expected).Concat(expected.Except(cells)))}";
    }

    private static HashSet<string> Cells(string run) =>
        [.. RunStatistics.Of(RunFolder.Read(run)).Select(cell => $"{Runs.NameOf(cell.Cell.Key)} {(cell.IsMeasured ? "measured" : "not measured")}")];

    private static void ForgetPrograms()
    {
        foreach (var built in s_built.Select(name => Runs.InRepository("artifacts", "serializers", name)).Where(Directory.Exists))
        {
            Directory.Delete(built, recursive: true);
        }
    }

    private static void Finish(IReadOnlyList<string> arguments)
    {
        using var process = Start(arguments, token: "");
        process.WaitForExit();
        if (process.ExitCode > 1)
        {
            throw new RunFailedException($"goldilocks {string.Join(' ', arguments)} ended with {process.ExitCode}.");
        }
    }

    private static Process Start(IReadOnlyList<string> arguments, string token)
    {
        // A shell makes its background processes ignore Ctrl-C, and children inherit that.
        var start = new ProcessStartInfo("env", ["--default-signal=INT", "dotnet", Runs.Program(), .. arguments]) { RedirectStandardOutput = true, RedirectStandardError = true };
        start.Environment["GOLDILOCKS_SOAK"] = token;
        var process = Process.Start(start)!;
        process.OutputDataReceived += (_, _) => { };
        process.ErrorDataReceived += (_, _) => { };
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        return process;
    }

    private static void WaitFor(Process process, Func<bool> isThere)
    {
        while (!isThere() && !process.WaitForExit(20))
        {
        }
    }

    private static void Send(string signal, Process process)
    {
        if (!process.HasExited)
        {
            using var sending = Process.Start("kill", [$"-{signal}", process.Id.ToString(CultureInfo.InvariantCulture)]);
            sending.WaitForExit();
        }
    }

    private static string TryRead(string process, string file)
    {
        try
        {
            return File.ReadAllText(Path.Combine(process, file));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // It has ended, or belongs to another user.
            return "";
        }
    }

    private sealed class ThrowAwayFolder : IDisposable
    {
        private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-soak-").FullName;

        public string Run => Path.Combine(_folder, "run");

        public void Dispose() => Directory.Delete(_folder, recursive: true);
    }
}
