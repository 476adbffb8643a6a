using System.Diagnostics;

namespace Goldilocks.Prober.Children;

/// <summary>Ends this process when an input takes too long. The journal says which input it was.</summary>
/// <param name="journal">Where that is written.</param>
/// <param name="limitSeconds">Processor time of the process, or six times as much on the wall clock for an input that sleeps.</param>
internal sealed class Watchdog(Journal journal, double limitSeconds)
{
    private const int None = -1;
    private const int LookEveryMilliseconds = 100;
    private const int WallFactor = 6;

    private volatile int _current = None;
    private int _begun;

    /// <summary>Begins to watch, until the process ends.</summary>
    public void Start() => new Thread(Watch) { IsBackground = true, Name = "watchdog", Priority = ThreadPriority.AboveNormal }.Start();

    /// <summary>This input begins.</summary>
    public void Begin(int number)
    {
        _current = number;
        Interlocked.Increment(ref _begun);
    }

    /// <summary>No input is at work.</summary>
    public void End() => _current = None;

    private void Watch()
    {
        var begun = None;
        var wall = Stopwatch.StartNew();
        var processor = TimeSpan.Zero;
        while (true)
        {
            Thread.Sleep(LookEveryMilliseconds);
            var now = Volatile.Read(ref _begun);
            if (now != begun || _current == None)
            {
                begun = now;
                wall.Restart();
                processor = Environment.CpuUsage.TotalTime;
                continue;
            }

            if ((Environment.CpuUsage.TotalTime - processor).TotalSeconds > limitSeconds || wall.Elapsed.TotalSeconds > WallFactor * limitSeconds)
            {
                End(_current);
            }
        }
    }

    /// <summary>An orderly exit would wait for the very thread that hangs.</summary>
    private void End(int number)
    {
        if (number != None)
        {
            journal[number] = Journal.Hung;
            using var process = Process.GetCurrentProcess();
            process.Kill();
        }
    }
}
