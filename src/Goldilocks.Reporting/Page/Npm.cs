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
        var start = new ProcessStartInfo(Name, arguments) { WorkingDirectory = folder };

        // Colour codes would end up in messages.
        start.Environment["NO_COLOR"] = "1";
        try
        {
            var npm = await Task.Run(() => FinishedProgram.Run(start, s_patience, cancellation), cancellation);
            Check(npm.ExitCode ?? throw DidNotEnd(arguments[0]), arguments[0], npm.Said);
        }
        catch (Win32Exception)
        {
            throw new PageTemplateException("Node.js with npm is not installed. Install Node.js 20.19 or newer from https://nodejs.org");
        }
    }

    private static PageTemplateException DidNotEnd(string command) => new(string.Create(
        CultureInfo.InvariantCulture, $"'npm {command}' did not end within {s_patience.TotalMinutes} minutes. Check that the npm registry can be reached"));

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
