using System.Diagnostics;

namespace Goldilocks.Prober.Children;

/// <summary>Ends this process when something takes too long, after it has recorded what that was.</summary>
/// <param name="limitSeconds">Processor time of the process, or six times as much on the wall clock for what sleeps.</param>
internal sealed class Watchdog(double limitSeconds)
{
    private const int LookEveryMilliseconds = 100;
    private const int WallFactor = 6;

    private volatile Action? _recordHang;
    private int _begun;

    /// <summary>Begins to watch, until the process ends.</summary>
    public void Start() => new Thread(Watch) { IsBackground = true, Name = "watchdog", Priority = ThreadPriority.AboveNormal }.Start();

    /// <summary>Something begins, and what began before has ended.</summary>
    /// <param name="recordHang">Records that it hangs.</param>
    public void Begin(Action recordHang)
    {
        _recordHang = recordHang;
        Interlocked.Increment(ref _begun);
    }

    /// <summary>Nothing is at work.</summary>
    public void End() => _recordHang = null;

    /// <summary>Ends this process at once. An orderly exit would wait for threads of the library, and run its code.</summary>
    public static void EndProcess()
    {
        using var process = Process.GetCurrentProcess();
        process.Kill();
    }

    private void Watch()
    {
        var begun = 0;
        var wall = Stopwatch.StartNew();
        var processor = TimeSpan.Zero;
        while (true)
        {
            Thread.Sleep(LookEveryMilliseconds);
            var now = Volatile.Read(ref _begun);
            if (now != begun || _recordHang is not { } recordHang)
            {
                begun = now;
                wall.Restart();
                processor = Environment.CpuUsage.TotalTime;
                continue;
            }

            if ((Environment.CpuUsage.TotalTime - processor).TotalSeconds > limitSeconds || wall.Elapsed.TotalSeconds > WallFactor * limitSeconds)
            {
                recordHang();
                EndProcess();
            }
        }
    }
}
