using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using Goldilocks.Processes;

namespace Goldilocks.Reporting.Page;

/// <summary>Runs npm in a folder.</summary>
internal sealed class Npm(string folder)
{
    private const int KeptLines = 3;
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(5);

    // On Windows npm is a script, which cannot be started by its bare name.
    private static string Name => OperatingSystem.IsWindows() ? "npm.cmd" : "npm";

    /// <summary>Runs to the end.</summary>
    /// <exception cref="PageTemplateException">npm is missing, failed, or did not end.</exception>
    public async Task RunAsync(IReadOnlyList<string> arguments, CancellationToken cancellation)
    {
        using var tree = Start(arguments);
        tree.EndWhenExited(grace: TimeSpan.Zero);
        var process = tree.Process;
        using var patience = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        patience.CancelAfter(s_patience);
        try
        {
            var output = process.StandardOutput.ReadToEndAsync(patience.Token);
            var errors = process.StandardError.ReadToEndAsync(patience.Token);
            await process.WaitForExitAsync(patience.Token);
            Check(process.ExitCode, arguments[0], await output + await errors);
        }
        catch (OperationCanceledException)
        {
            tree.End();
            cancellation.ThrowIfCancellationRequested();
            throw new PageTemplateException(string.Create(
                CultureInfo.InvariantCulture, $"'npm {arguments[0]}' did not end within {s_patience.TotalMinutes} minutes. Check that the npm registry can be reached"));
        }
    }

    private ProcessTree Start(IReadOnlyList<string> arguments)
    {
        var start = new ProcessStartInfo(Name, arguments) { WorkingDirectory = folder, RedirectStandardOutput = true, RedirectStandardError = true };

        // Colour codes would end up in messages.
        start.Environment["NO_COLOR"] = "1";
        try
        {
            return ProcessTree.Start(start);
        }
        catch (Win32Exception)
        {
            throw new PageTemplateException("Node.js with npm is not installed. Install Node.js 20.19 or newer from https://nodejs.org");
        }
    }

    private static void Check(int exitCode, string command, string said)
    {
        if (exitCode == 0)
        {
            return;
        }

        var lines = said.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
            .Where(line => line.Contains("rror", StringComparison.Ordinal) && !line.Contains("complete log", StringComparison.Ordinal))
            .Take(KeptLines);
        throw new PageTemplateException(string.Create(
            CultureInfo.InvariantCulture,
            $"'npm {command}' failed with exit code {exitCode}: {string.Join(" / ", lines).TrimEnd('.')}. It needs Node.js 20.19 or newer and the npm registry"));
    }
}
