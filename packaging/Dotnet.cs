using System.Diagnostics;

namespace Goldilocks.Packaging;

/// <summary>Runs the SDK's own command.</summary>
internal static class Dotnet
{
    /// <summary>Runs to the end; its errors go to this program's output.</summary>
    /// <exception cref="PackagingException">It failed.</exception>
    public static void Run(IReadOnlyList<string> arguments)
    {
        // The analyzers are for the author of a change, and test.sh runs them.
        string[] all = [.. arguments, "-v", "quiet", "--nologo", "-nodeReuse:false", "-p:RunAnalyzers=false"];
        using var process = Process.Start(new ProcessStartInfo("dotnet", all))!;
        process.WaitForExit();
        if (process.ExitCode != 0)
        {
            throw new PackagingException($"'dotnet {arguments[0]}' failed; it has said why above.");
        }
    }
}
