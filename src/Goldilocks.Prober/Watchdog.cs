using System.Diagnostics;

namespace Goldilocks.Prober;

/// <summary>Ends this process when something takes too long, after it has recorded what that was.</summary>
/// <param name="limitSeconds">Processor time of the process, or six times as much on the wall clock for what sleeps. It holds where nothing else is stated.</param>
internal sealed class Watchdog(double limitSeconds)
{
    /// <summary>A reader that asks for memory without end has all of it after some 200 ms; a writer that takes a buffer of 256 KB for each level of a deep value, after some 15 ms.</summary>
    private const int LookEveryMilliseconds = 3;
    private const int WallFactor = 6;

    private readonly Lock _recording = new();
    private volatile Watched? _watched;
    private int _begun;

    /// <summary>The limit that holds where nothing else is stated.</summary>
    public double LimitSeconds => limitSeconds;

    /// <summary>Begins to watch, until the process ends.</summary>
    /// <remarks>Where there is no memory left, a watchdog that asks for some waits for the garbage collector. So looking takes none.</remarks>
    public void Start()
    {
        ProcessEnd.Prepare();
        new Thread(Watch) { IsBackground = true, Name = "watchdog", Priority = ThreadPriority.AboveNormal }.Start();
    }

    /// <summary>Something begins, and what began before has ended.</summary>
    /// <param name="recordHang">Records that it hangs.</param>
    /// <param name="seconds">Its own limit; null for the usual one.</param>
    /// <param name="recordFullMemory">Records that much memory is used while it is at work; null where that is not of interest.</param>
    public void Begin(Action recordHang, double? seconds = null, Action? recordFullMemory = null)
    {
        _watched = new Watched(recordHang, seconds ?? LimitSeconds, recordFullMemory);
        Interlocked.Increment(ref _begun);
    }

    /// <summary>Nothing is at work.</summary>
    public void End()
    {
        lock (_recording)
        {
            _watched = null;
        }
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
            if (now != begun || _watched is not { } watched)
            {
                begun = now;
                wall.Restart();
                processor = Environment.CpuUsage.TotalTime;
                continue;
            }

            if (watched.RecordFullMemory is { } record && ResourceLimits.IsMuchMemoryUsed)
            {
                // What has ended meanwhile has its own record.
                lock (_recording)
                {
                    if (_watched == watched)
                    {
                        record();
                    }
                }
            }

            if ((Environment.CpuUsage.TotalTime - processor).TotalSeconds > watched.Seconds || wall.Elapsed.TotalSeconds > WallFactor * watched.Seconds)
            {
                watched.RecordHang();
                ProcessEnd.Now();
            }
        }
    }

    /// <summary>What is at work.</summary>
    private sealed record Watched(Action RecordHang, double Seconds, Action? RecordFullMemory);
}
