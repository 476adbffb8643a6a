using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;

namespace Goldilocks.Processes;

/// <summary>
/// A program and everything that it starts, also what leaves its process group or outlives it. The whole tree ends with <see cref="End"/>, and when this process ends for any
/// reason (<see cref="Guardian"/>). Nothing here waits without a limit.
/// </summary>
/// <remarks>
/// <see cref="Process.Kill(bool)"/> with the whole tree was rejected: on Unix it stops each process (SIGSTOP) before it looks for its children, and a stopped process stays
/// for ever when this process dies in between. It also misses children whose parent has ended.
/// </remarks>
public sealed class ProcessTree : IDisposable
{
    private static readonly TimeSpan s_endOfRoot = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan s_endOfRest = TimeSpan.FromSeconds(3);
    private static int s_started;
    private readonly Lock _gate = new();
    private readonly ITreeMembers _members;
    private IReadOnlyList<string>? _leftBehind;
    private TreeOutput? _output;

    private ProcessTree(Process process, ITreeMembers members)
    {
        Process = process;
        _members = members;
    }

    /// <summary>The program itself. Its own <c>Kill(true)</c> and <c>WaitForExit()</c> without a limit are not for use: see the remarks.</summary>
    public Process Process { get; }

    /// <summary>Starts a program that carries this tree's mark.</summary>
    /// <param name="start">Not with the shell; gets one more environment variable.</param>
    /// <exception cref="Win32Exception">It cannot be started.</exception>
    public static ProcessTree Start(ProcessStartInfo start)
    {
        Prepare(start);
        return StartPrepared(start);
    }

    /// <summary>The part of <see cref="Start"/> before the start itself, for a caller that times the start.</summary>
    /// <param name="start">Gets the mark.</param>
    public static void Prepare(ProcessStartInfo start)
    {
        // Every mark has the same length: the size of the environment changes the address of the measured process's stack.
        start.Environment[Guardian.Variable] = string.Create(CultureInfo.InvariantCulture, $"{Guardian.Mark}-{Interlocked.Increment(ref s_started):D8}");
        Guardian.Watch();
    }

    /// <summary>Starts a program that was prepared.</summary>
    /// <param name="start">Prepared for this one start.</param>
    /// <exception cref="Win32Exception">It cannot be started.</exception>
    public static ProcessTree StartPrepared(ProcessStartInfo start)
    {
        var process = Process.Start(start) ?? throw new Win32Exception($"'{start.FileName}' did not start.");
        return new ProcessTree(process, TreeMembers.Of(process, $"{Guardian.Variable}={start.Environment[Guardian.Variable]}"));
    }

    /// <summary>Waits for the program's end, and not for the end of its streams, which a child may hold open.</summary>
    /// <returns>False when it goes on.</returns>
    public bool WaitForExit(TimeSpan limit) => Process.WaitForExit((int)limit.TotalMilliseconds);

    /// <summary>The program's standard output, which ends soon after the program even where a child holds it open.</summary>
    /// <remarks>For one caller, and closed with the tree.</remarks>
    public Stream OpenOutput() => _output = new TreeOutput(this, Process.StandardOutput.BaseStream);

    /// <summary>From now on, the rest of the tree is ended when the program has ended, so that the streams that it holds open end too.</summary>
    /// <param name="grace">The time that the rest has to end by itself.</param>
    public void EndWhenExited(TimeSpan grace)
    {
        Process.Exited += async (_, _) =>
        {
            await Task.Delay(grace);
            End();
        };
        Process.EnableRaisingEvents = true;
    }

    /// <summary>Ends the program and its process group and returns at once. May be called by any thread, and again.</summary>
    public void Kill()
    {
        try
        {
            _members.KillRoot();
        }
        catch (InvalidOperationException)
        {
            // The tree was disposed in the meantime, so everything has ended.
        }
    }

    /// <summary>Ends what is left of the tree. May be called by any thread, and again.</summary>
    /// <returns>The command lines of the processes that had left the program's group or outlived it, each with its fate.</returns>
    public IReadOnlyList<string> End()
    {
        lock (_gate)
        {
            if (_leftBehind is null)
            {
                // Only the root is killed: the processes of its group must be listed before they end.
                _members.Kill(Process.Id);
                WaitForExit(s_endOfRoot);
                _leftBehind = EndRest();
                Kill();
            }

            return _leftBehind;
        }
    }

    /// <summary>Ends the tree.</summary>
    public void Dispose()
    {
        End();

        // A Process object closes only the streams that its user has not accessed.
        _output?.Dispose();
        Process.Dispose();
        _members.Dispose();
    }

    private List<string> EndRest()
    {
        var seen = new Dictionary<int, string>();
        var waiting = Stopwatch.StartNew();
        while (_members.Find() is { Count: > 0 } members)
        {
            if (waiting.Elapsed > s_endOfRest)
            {
                return [.. seen.Values.Except(members.Select(member => member.Command)).Select(Ended), .. members.Select(member => $"{member.Command} (could not be ended)").Distinct()];
            }

            foreach (var member in members)
            {
                seen.TryAdd(member.Id, member.Command);
                _members.Kill(member.Id);
            }

            // A process that has been killed can be seen for a moment longer.
            Thread.Sleep(5);
        }

        return [.. seen.Values.Distinct().Select(Ended)];
    }

    private static string Ended(string command) => $"{command} (ended)";
}
