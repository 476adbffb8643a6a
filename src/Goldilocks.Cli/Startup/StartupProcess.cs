using System.ComponentModel;
using System.Diagnostics;
using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>One start of a program, from the moment before it to the moment after its end.</summary>
/// <param name="ExitNanoseconds">Wall time until it had ended.</param>
/// <param name="Answer">Its notes; null when it wrote nothing.</param>
/// <param name="Outcome">Null when it ended well.</param>
public sealed record StartResult(long ExitNanoseconds, StartupAnswer? Answer, Outcome? Outcome);

/// <summary>Starts programs and waits for their end.</summary>
/// <remarks>
/// Both processes read the same clock: <see cref="Stopwatch"/> is CLOCK_MONOTONIC on Linux, the uptime clock on macOS and the performance counter on
/// Windows, and each counts from the start of the machine.
/// </remarks>
public sealed class StartupProcess(IReadOnlyDictionary<string, string> environment, TimeSpan timeout)
{
    private const int KeptErrorCharacters = 2000;
    private static readonly TimeSpan s_lastWords = TimeSpan.FromSeconds(1);

    /// <summary>Starts the program with these arguments; with none for a program that records nothing.</summary>
    /// <param name="program">Full path.</param>
    /// <param name="verb">What to do; null for a program that records nothing.</param>
    /// <param name="variant">The variant to use; null for none.</param>
    public StartResult Start(string program, string? verb, string? variant)
    {
        var notes = Path.Combine(Path.GetTempPath(), $"goldilocks-{Guid.NewGuid():N}.txt");
        try
        {
            return Start(StartInfo(program, verb is null ? [] : variant is null ? [verb, notes] : [verb, notes, variant]), verb is null ? null : notes);
        }
        finally
        {
            File.Delete(notes);
        }
    }

    private StartResult Start(ProcessStartInfo info, string? notes)
    {
        // Before the clock starts, because only the program's own time counts.
        ProcessTree.Prepare(info);
        var started = Stopwatch.GetTimestamp();
        ProcessTree tree;
        try
        {
            tree = ProcessTree.StartPrepared(info);
        }
        catch (Win32Exception exception)
        {
            return new StartResult(0, null, new Failed(nameof(Win32Exception), exception.Message));
        }

        using (tree)
        {
            return Finish(tree, started, notes);
        }
    }

    private StartResult Finish(ProcessTree tree, long started, string? notes)
    {
        // The output of libraries is read so that no pipe fills up. Other threads than the waiting one read it.
        var printed = tree.Process.StandardOutput.ReadToEndAsync();
        var errors = tree.Process.StandardError.ReadToEndAsync();
        var ended = tree.WaitForExit(timeout);
        var elapsed = (long)Stopwatch.GetElapsedTime(started).TotalNanoseconds;
        var leftBehind = tree.End();
        if (!ended)
        {
            return new StartResult(elapsed, null, new TimedOut(timeout.TotalSeconds, "startup").WithLeftBehind(leftBehind));
        }

        Task.WaitAll([printed, errors], s_lastWords);
        var answer = notes is not null && File.Exists(notes) ? StartupAnswer.Parse(File.ReadAllText(notes), started) : null;
        var isWell = tree.Process.ExitCode == 0 && (notes is null || answer is { IsWhole: true });
        var said = errors.IsCompletedSuccessfully ? Shortened(errors.Result) : "";
        return new StartResult(elapsed, answer, isWell ? answer?.Failure : new Crashed(tree.Process.ExitCode, said).WithLeftBehind(leftBehind));
    }

    private ProcessStartInfo StartInfo(string program, IReadOnlyList<string> arguments)
    {
        var info = new ProcessStartInfo
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
            WorkingDirectory = Path.GetDirectoryName(program),
        };
        DotnetHost.Prepare(info, program, environment);
        foreach (var argument in arguments)
        {
            info.ArgumentList.Add(argument);
        }

        return info;
    }

    private static string Shortened(string text)
    {
        var line = string.Join(" | ", text.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries).Take(12));
        return line.Length <= KeptErrorCharacters ? line : line[..KeptErrorCharacters];
    }
}
