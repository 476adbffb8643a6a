using System.Runtime;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>
/// Runs every open binding and operation in turn until the JIT has been quiet for a while, and a probe shows that it was at work in between. "Flat timings"
/// is no rule: the instrumented tier is a plateau too (docs/experiments/warm-up.md). It runs in steps when the coordinator
/// wants to send requests in between.
/// </summary>
internal sealed class Warmup
{
    /// <summary>Turns are short, so that the loop is called often enough to be promoted together with the methods that it calls.</summary>
    private const long TurnNanoseconds = 200_000;

    /// <summary>The longest rest, however long a pass is: after a pass of a tenth of a second, a rest of the same length would be a large part of the warm-up.</summary>
    private const long LongestRestNanoseconds = 30_000_000;

    private readonly List<Cell> _cells;
    private readonly WarmupLimits _limits;
    private readonly bool _worksElsewhere;
    private readonly long _startedWall = Clock.WallNanoseconds();
    private readonly long _startedSpent;
    private readonly JitSilence _silence;
    private long _restedNanoseconds;

    /// <exception cref="ProtocolException">A cell's binding is not open.</exception>
    public Warmup(IReadOnlyDictionary<long, BoundVariant> bindings, WarmRequest request)
    {
        _limits = request.Limits;
        _cells = [.. request.Cells.Select(cell => bindings.TryGetValue(cell.Binding, out var bound)
            ? new Cell(cell.Binding, bound, cell.Operation)
            : throw new ProtocolException($"There is no open binding {cell.Binding}."))];

        FreshMemory.UseUp();

        // A thread that only waits for others uses hardly any CPU time of its own.
        _worksElsewhere = _cells.Any(cell => cell.Bound.WorksElsewhere);
        _startedSpent = Spent();
        _silence = new JitSilence(_limits.QuietNanoseconds, _limits.MaximumNanoseconds / 4, _startedSpent);
    }

    /// <summary>Goes on for the request's step, or to the end where it names none; at least for one pass over the cells.</summary>
    public WarmupAnswer Continue()
    {
        var stepEnd = _limits.StepNanoseconds is { } step ? Clock.WallNanoseconds() + step : long.MaxValue;
        while (true)
        {
            var passStarted = Clock.WallNanoseconds();
            var calls = long.MaxValue;
            foreach (var cell in _cells)
            {
                calls = Math.Min(calls, cell.Turn());
            }

            // While the JIT is at work, a rest leaves the core to it. The rest counts with its nominal length, because a busy machine stretches it. In the end there are no rests:
            // a process that rests until the end is measured in another state (docs/experiments/warm-up.md).
            _restedNanoseconds += _silence.IsCompilerAtWork ? Rest(Clock.WallNanoseconds() - passStarted) : 0;
            var spent = Spent();
            var isProved = _silence.IsProved(spent, calls);

            // The tiers' own timers run on wall time, hence the minimum; the limit is on CPU time, or a busy machine would end the warm-up early.
            var now = Clock.WallNanoseconds();
            var isQuiet = isProved && now - _startedWall >= _limits.MinimumNanoseconds;
            if (isQuiet || spent - _startedSpent >= _limits.MaximumNanoseconds)
            {
                return Warmed(now - _startedWall, isQuiet);
            }

            if (now >= stepEnd)
            {
                return new WarmingAnswer();
            }
        }
    }

    private WarmedAnswer Warmed(long elapsedNanoseconds, bool isQuiet)
    {
        var methods = JitInfo.GetCompiledMethodCount();
        return new WarmedAnswer(elapsedNanoseconds, isQuiet, methods, [.. _cells.Select(Calibrated)]);
    }

    private SamplePlan Calibrated(Cell cell)
    {
        var (operations, nanoseconds) = Calibrate(cell, _limits.SampleNanoseconds);
        return new SamplePlan(cell.Number, cell.Operation, operations, nanoseconds);
    }

    /// <summary>Rests as long as the pass took, within limits, so that slow operations also leave the core; at least as long as requested.</summary>
    private long Rest(long passNanoseconds)
    {
        if (_limits.RestNanoseconds == 0)
        {
            return 0;
        }

        var nanoseconds = Math.Max(_limits.RestNanoseconds, Math.Min(passNanoseconds, LongestRestNanoseconds));
        Thread.Sleep(TimeSpan.FromMicroseconds(nanoseconds / 1000.0));
        return nanoseconds;
    }

    /// <summary>CPU time and rests; where there is no CPU time, the wall clock has both.</summary>
    private long Spent() => !Clock.HasThreadTime
        ? Clock.WallNanoseconds()
        : _restedNanoseconds + (_worksElsewhere ? Clock.ProcessNanoseconds() : Clock.ThreadNanoseconds());

    /// <summary>
    /// An operation count that lasts about one sample (1 where an operation is longer), and how long it will last. Three samples are
    /// run and discarded; only one where an operation is longer than several samples.
    /// </summary>
    private static (long Operations, long Nanoseconds) Calibrate(Cell cell, long sampleNanoseconds)
    {
        var operations = cell.OperationsPerTurn;
        var perOperation = 0.0;
        for (var discarded = 0; discarded < 3 && perOperation < 3 * sampleNanoseconds; discarded++)
        {
            var sample = SampleTimer.Measure(cell.Bound, cell.Operation, operations, leadIn: 0);
            perOperation = Math.Max(0.1, (double)sample.MainNanoseconds(cell.Bound.WorksElsewhere) / sample.Operations);
            operations = Math.Max(1, (long)(sampleNanoseconds / perOperation));
        }

        return (operations, (long)(operations * perOperation));
    }

    private sealed class Cell(long number, BoundVariant bound, Operation operation)
    {
        public long Number => number;

        public BoundVariant Bound => bound;

        public Operation Operation => operation;

        public long OperationsPerTurn { get; private set; } = 1;

        /// <returns>How often it was called.</returns>
        public long Turn()
        {
            var sample = SampleTimer.Measure(bound, operation, OperationsPerTurn, leadIn: 0);
            var perOperation = Math.Max(0.1, (double)sample.WallNanoseconds / sample.Operations);
            OperationsPerTurn = Math.Max(1, (long)(TurnNanoseconds / perOperation));
            return sample.Operations;
        }
    }
}

/// <summary>
/// The part of generation 0 that was never written to. The operating system allocates a page at the first write. For an operation that allocates little, that costs
/// a few per cent until the first collection, which may never come in its process (docs/experiments/fresh-memory.md).
/// </summary>
internal static class FreshMemory
{
    /// <summary>The third budget still uses other pages than the first two; from the fourth on no page is new.</summary>
    private const int Collections = 4;

    /// <summary>A budget that is not pinned follows the cache size, and a server's budget is larger than a warm-up should use.</summary>
    private const long LargestBytes = 256L << 20;

    /// <summary>Less than a page, so that every page is written to.</summary>
    private const int ObjectBytes = 4000;

    /// <summary>Allocates garbage until generation 0 was collected four times, or 256 MB are used up; takes 45 ms with the pinned budget of 16 MB, and almost no time when it was done before.</summary>
    public static void UseUp()
    {
        var wanted = GC.CollectionCount(0) + Collections;
        for (var allocated = 0L; allocated < LargestBytes && GC.CollectionCount(0) < wanted; allocated += ObjectBytes)
        {
            // Otherwise the JIT might put the array on the stack.
            GC.KeepAlive(new byte[ObjectBytes]);
        }
    }
}
