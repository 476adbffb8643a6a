using System.ComponentModel;
using System.Diagnostics;

namespace Goldilocks.Processes;

/// <summary>A program that was run to its end, or ended at its limit, with everything that it started.</summary>
/// <param name="ExitCode">Null when it was ended at its limit.</param>
/// <param name="Output">What it printed to standard output; empty where a child holds the stream open.</param>
/// <param name="Errors">The same of standard error.</param>
public sealed record FinishedProgram(int? ExitCode, string Output, string Errors)
{
    /// <summary>The time that the streams have after the program's end: a child that could not be found may hold them open.</summary>
    private static readonly TimeSpan s_lastWords = TimeSpan.FromSeconds(5);

    /// <summary>True when it ended by itself, and well.</summary>
    public bool IsWell => ExitCode == 0;

    /// <summary>All that it printed.</summary>
    public string Said => Output + Errors;

    /// <summary>Starts a program, reads both of its streams, and waits for its end.</summary>
    /// <param name="start">Its streams are redirected here.</param>
    /// <param name="limit">Then it is ended.</param>
    /// <param name="cancellation">Ends it at once.</param>
    /// <exception cref="Win32Exception">It cannot be started.</exception>
    /// <exception cref="OperationCanceledException">It was ended by <paramref name="cancellation"/>.</exception>
    public static FinishedProgram Run(ProcessStartInfo start, TimeSpan limit, CancellationToken cancellation = default)
    {
        (start.RedirectStandardOutput, start.RedirectStandardError, start.UseShellExecute) = (true, true, false);
        using var tree = ProcessTree.Start(start);
        using var registration = cancellation.Register(tree.Kill);
        var output = tree.Process.StandardOutput.ReadToEndAsync(CancellationToken.None);
        var errors = tree.Process.StandardError.ReadToEndAsync(CancellationToken.None);
        int? exitCode = tree.WaitForExit(limit) ? tree.Process.ExitCode : null;
        tree.End();
        cancellation.ThrowIfCancellationRequested();
        Task.WaitAll([output, errors], s_lastWords);
        return new FinishedProgram(exitCode, Printed(output), Printed(errors));
    }

    private static string Printed(Task<string> stream) => stream.IsCompletedSuccessfully ? stream.Result : "";
}
