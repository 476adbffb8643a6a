using System.ComponentModel;
using System.Diagnostics;

namespace RunTests;

/// <summary>The browser for the tests of the report. Where it is not available, those tests are skipped with the reason; the others run.</summary>
internal static class Chromium
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(5);

    /// <summary>Installs Debian's package, when that can be done and has not been done. It takes a third of a minute, most of it on one processor, so it is done beside all else.</summary>
    public static Task InstallAsync() => Task.Factory.StartNew(Install, CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);

    private static void Install()
    {
        if (!OperatingSystem.IsLinux() || !Environment.IsPrivilegedProcess || File.Exists("/usr/bin/chromium") || !File.Exists("/usr/bin/apt-get"))
        {
            return;
        }

        Console.WriteLine("Installing the Debian package chromium for the tests of the report.");
        if (!AptGet("update", "-q") || !AptGet("install", "-y", "-q", "--no-install-recommends", "chromium"))
        {
            Console.WriteLine("Chromium could not be installed; the tests in the browser will be skipped.");
        }
    }

    private static bool AptGet(params string[] arguments)
    {
        var start = new ProcessStartInfo("/usr/bin/apt-get", arguments) { RedirectStandardOutput = true, RedirectStandardError = true };
        start.Environment["DEBIAN_FRONTEND"] = "noninteractive";
        try
        {
            using var process = Process.Start(start)!;
            var (output, errors) = (process.StandardOutput.ReadToEndAsync(), process.StandardError.ReadToEndAsync());
            if (!process.WaitForExit(Patience))
            {
                process.Kill(entireProcessTree: true);
                return false;
            }

            Task.WaitAll(output, errors);
            return process.ExitCode == 0;
        }
        catch (Win32Exception)
        {
            return false;
        }
    }
}
