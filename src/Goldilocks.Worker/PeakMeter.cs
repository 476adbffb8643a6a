using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>
/// How much memory an operation needs while it runs, beyond its value and its payload, and the collector's work meanwhile. A separate thread
/// reads the heap's size every millisecond, because the runtime keeps no high-water mark; the operating system keeps one of the working set.
/// </summary>
internal static class PeakMeter
{
    /// <summary>Operations whose peak is taken, each after a full collection; the largest counts.</summary>
    private const int Singles = 3;

    /// <summary>How long operations are repeated to observe the collector.</summary>
    private const long RepeatedNanoseconds = 2_000_000_000;

    private static readonly TimeSpan BetweenLooks = TimeSpan.FromMilliseconds(1);

    public static PeaksAnswer Measure(BoundVariant bound, Operation operation)
    {
        bound.Repeat(operation, 1);
        using var watch = new HeapWatch();
        var peaks = Peaks(bound, operation, watch);
        return new PeaksAnswer(peaks, Repeated(bound, operation, watch));
    }

    /// <summary>One operation from a collected heap: its own garbage adds to its peak, but no garbage of the operation before.</summary>
    private static SinglePeaks Peaks(BoundVariant bound, Operation operation, HeapWatch watch)
    {
        Collect();
        var workingSet = WorkingSet.Current();
        var isReset = WorkingSet.ResetPeak();
        var heap = GC.GetTotalMemory(forceFullCollection: false);
        watch.Restart();
        var (heapPeak, workingSetPeak) = (heap, workingSet);
        for (var single = 0; single < Singles; single++)
        {
            bound.Repeat(operation, 1);
            watch.Look();
            (heapPeak, workingSetPeak) = (Math.Max(heap, watch.Peak), WorkingSet.Peak());
            Collect();
        }

        return new SinglePeaks(heap, heapPeak, workingSet, workingSetPeak, isReset);
    }

    private static RepeatedCost Repeated(BoundVariant bound, Operation operation, HeapWatch watch)
    {
        var collections = Collections();
        var pauses = GC.GetTotalPauseDuration();
        var allocated = GC.GetTotalAllocatedBytes(precise: true);
        watch.Restart();
        var wall = Clock.WallNanoseconds();
        var operations = 0L;
        do
        {
            bound.Repeat(operation, 1);
            operations++;
        }
        while (Clock.WallNanoseconds() - wall < RepeatedNanoseconds);

        wall = Clock.WallNanoseconds() - wall;
        watch.Look();
        return new RepeatedCost(
            operations,
            wall,
            GC.GetTotalAllocatedBytes(precise: true) - allocated,
            (GC.GetTotalPauseDuration() - pauses).Ticks * 100,
            watch.LongestPause.Ticks * 100,
            [.. Collections().Zip(collections, (after, before) => after - before)]);
    }

    private static int[] Collections() => [.. Enumerable.Range(0, GC.MaxGeneration + 1).Select(GC.CollectionCount)];

    private static void Collect()
    {
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        GC.WaitForPendingFinalizers();
    }

    /// <summary>Reads the heap's size on another thread until it is disposed.</summary>
    private sealed class HeapWatch : IDisposable
    {
        private readonly Thread _thread;
        private readonly object _gate = new();
        private volatile bool _ended;
        private long _index;

        public HeapWatch()
        {
            _thread = new Thread(Watch) { IsBackground = true, Name = "heap watch", Priority = ThreadPriority.AboveNormal };
            _thread.Start();
        }

        public long Peak { get; private set; }

        public TimeSpan LongestPause { get; private set; }

        /// <summary>Forgets the peak so far.</summary>
        public void Restart()
        {
            lock (_gate)
            {
                _index = GC.GetGCMemoryInfo(GCKind.Any).Index;
                (Peak, LongestPause) = (0, TimeSpan.Zero);
            }
        }

        public void Look()
        {
            lock (_gate)
            {
                Peak = Math.Max(Peak, GC.GetTotalMemory(forceFullCollection: false));
                var last = GC.GetGCMemoryInfo(GCKind.Any);
                if (last.Index != _index)
                {
                    _index = last.Index;
                    foreach (var pause in last.PauseDurations)
                    {
                        LongestPause = pause > LongestPause ? pause : LongestPause;
                    }
                }
            }
        }

        public void Dispose()
        {
            _ended = true;
            _thread.Join();
        }

        private void Watch()
        {
            while (!_ended)
            {
                Look();
                Thread.Sleep(BetweenLooks);
            }
        }
    }
}
