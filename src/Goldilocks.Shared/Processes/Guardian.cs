using System.Diagnostics;

namespace Goldilocks.Processes;

/// <summary>
/// Ends all processes that this process has started when this process ends, whatever the reason. On Unix a small shell waits at a pipe that the operating system closes with this process;
/// on Windows this process is in a job that ends with it.
/// </summary>
/// <remarks>
/// <c>PR_SET_PDEATHSIG</c> was rejected: it fires when the <em>thread</em> ends that started the process, threads of a pool do end, and grandchildren such as MSBuild's nodes and its
/// compiler server would not inherit it.
/// </remarks>
internal static class Guardian
{
    /// <summary>The environment variable by which everything that this process started is found.</summary>
    public const string Variable = "GOLDILOCKS_TREE";

    // The mark comes through the pipe: in arguments or the environment it would make the guardian end itself. There are several rounds, because a dying process may have been starting another one.
    private const string Script =
        """
        trap '' HUP INT QUIT TERM TSTP TTIN TTOU
        cd /
        read -r mark
        while read -r nothing; do :; done
        round=0
        while [ $round -lt 50 ]; do
            if [ -d /proc/self ]; then
                found=$(grep -lsF "$mark" /proc/[0-9]*/environ | sed 's:^/proc/::; s:/environ$::')
            else
                found=$(ps -A -E -ww -o pid=,command= | while read -r pid command; do case $command in *"$mark"*) echo "$pid";; esac; done)
            fi
            [ -n "$found" ] || exit 0
            for pid in $found; do kill -KILL "$pid"; done
            round=$((round + 1))
            sleep 0.05
        done
        """;

    private static readonly Lazy<IDisposable> s_watching = new(() => OperatingSystem.IsWindows() ? Job.OfThisProcess() : StartShell());

    /// <summary>The beginning of the marks of all trees of this process.</summary>
    public static string Mark { get; } = Guid.NewGuid().ToString("N");

    /// <summary>Begins to watch, if it has not begun yet.</summary>
    public static void Watch() => _ = s_watching.Value;

    private static Process StartShell()
    {
        var start = new ProcessStartInfo("/bin/sh", ["-c", $"exec >/dev/null 2>&1\n{Script}"]) { RedirectStandardInput = true };
        start.Environment.Remove(Variable);
        var shell = Process.Start(start)!;
        shell.StandardInput.WriteLine($"{Variable}={Mark}-");
        shell.StandardInput.Flush();
        return shell;
    }
}
