using System.Globalization;
using System.Runtime;
using Goldilocks.Protocol;
using Goldilocks.Worker.Binding;
using Goldilocks.Worker.Timing;

namespace Goldilocks.Worker.Measuring;

/// <summary>
/// Runs every open binding and operation in turn until the JIT has been quiet for a while, and a probe shows that it was at work in between. "Flat timings"
/// is no rule: the instrumented tier is a plateau too (docs/experiments/warm-up.md). It goes in steps where the coordinator
/// wants to ask for something in between.
/// </summary>
internal sealed class Warmup
{
    /// <summary>Turns are short, so that the loop itself is called often enough to be promoted with what it calls.</summary>
    private const long TurnNanoseconds = 200_000;

    /// <summary>What the JIT is given at once, however long a pass is: after a pass of a tenth of a second the rest as long would be most of the warm-up.</summary>
    private const long LongestRestNanoseconds = 30_000_000;

    private readonly List<Cell> _cells;
    private readonly long _minimumRestNanoseconds;
    private readonly long _minimumNanoseconds;
    private readonly long _maximumNanoseconds;
    private readonly long _sliceNanoseconds;
    private readonly long? _stepNanoseconds;
    private readonly bool _worksElsewhere;
    private readonly long _startedWall = Clock.WallNanoseconds();
    private readonly long _startedSpent;
    private readonly JitSilence _silence;
    private long _restedNanoseconds;

    public Warmup(IReadOnlyDictionary<long, BoundVariant> bindings, Frame request)
    {
        _cells = Cells(bindings, request);
        _minimumRestNanoseconds = request.FindInt64("rest-nanoseconds") ?? 0;
        _minimumNanoseconds = request.GetInt64("minimum-nanoseconds");
        _maximumNanoseconds = request.GetInt64("maximum-nanoseconds");
        _sliceNanoseconds = request.GetInt64("slice-nanoseconds");
        _stepNanoseconds = request.FindInt64("step-nanoseconds");

        FreshMemory.UseUp();

        // A thread that only waits for others hardly spends any time of its own.
        _worksElsewhere = _cells.Any(cell => cell.Bound.WorksElsewhere);
        _startedSpent = Spent();
        _silence = new JitSilence(request.GetInt64("quiet-nanoseconds"), _maximumNanoseconds / 4, _startedSpent);
    }

    /// <summary>Goes on for the request's step, or to the end where it names none; at least for one pass over the cells.</summary>
    public Frame Continue()
    {
        var stepEnd = _stepNanoseconds is { } step ? Clock.WallNanoseconds() + step : long.MaxValue;
        while (true)
        {
            var passStarted = Clock.WallNanoseconds();
            var calls = long.MaxValue;
            foreach (var cell in _cells)
            {
                calls = Math.Min(calls, cell.Turn());
            }

            // While the JIT is at work a rest leaves it the core, and counts with its nominal length, because a busy machine stretches it. In the end there is none:
            // who rests to the end is measured in another state (docs/experiments/warm-up.md).
            _restedNanoseconds += _silence.IsCompilerAtWork ? Rest(Clock.WallNanoseconds() - passStarted) : 0;
            var spent = Spent();
            var isProved = _silence.IsProved(spent, calls);

            // The tiers' own timers run on wall time, hence the minimum; the limit is on CPU time, or a busy machine would end the warm-up early.
            var now = Clock.WallNanoseconds();
            var isQuiet = isProved && now - _startedWall >= _minimumNanoseconds;
            if (isQuiet || spent - _startedSpent >= _maximumNanoseconds)
            {
                return Warmed(now - _startedWall, isQuiet);
            }

            if (now >= stepEnd)
            {
                return new Frame(Verbs.Warming);
            }
        }
    }

    private Frame Warmed(long elapsedNanoseconds, bool isQuiet)
    {
        var answer = new Frame(Verbs.Warmed)
            .With("elapsed-nanoseconds", elapsedNanoseconds)
            .With("quiet", isQuiet ? "yes" : "no")
            .With("methods", JitInfo.GetCompiledMethodCount());
        foreach (var cell in _cells)
        {
            var (operations, nanoseconds) = Calibrate(cell, _sliceNanoseconds);
            answer.With("slice", string.Create(CultureInfo.InvariantCulture, $"{cell.Number} {cell.Operation.Name()} {operations} {nanoseconds}"));
        }

        return answer;
    }

    private static List<Cell> Cells(IReadOnlyDictionary<long, BoundVariant> bindings, Frame request)
    {
        var cells = new List<Cell>();
        foreach (var text in request.GetAll("cell"))
        {
            var parts = text.Split(' ');
            if (parts.Length != 2
                || !long.TryParse(parts[0], NumberStyles.None, CultureInfo.InvariantCulture, out var number)
                || !bindings.TryGetValue(number, out var bound)
                || !Operations.TryParse(parts[1], out var operation))
            {
                throw new ProtocolException($"'{text}' is no open binding and operation.");
            }

            cells.Add(new Cell(number, bound, operation));
        }

        return cells;
    }

    /// <summary>As long as the pass was, so that slow operations leave the core too, within limits: at least as long as was asked for.</summary>
    private long Rest(long passNanoseconds)
    {
        if (_minimumRestNanoseconds == 0)
        {
            return 0;
        }

        var nanoseconds = Math.Max(_minimumRestNanoseconds, Math.Min(passNanoseconds, LongestRestNanoseconds));
        Thread.Sleep(TimeSpan.FromMicroseconds(nanoseconds / 1000.0));
        return nanoseconds;
    }

    /// <summary>CPU time and rests; where there is no CPU time, the wall clock has both.</summary>
    private long Spent() => !Clock.HasThreadTime
        ? Clock.WallNanoseconds()
        : _restedNanoseconds + (_worksElsewhere ? Clock.ProcessNanoseconds() : Clock.ThreadNanoseconds());

    /// <summary>
    /// An operation count that lasts about one slice (1 where an operation is longer), and how long it will last. Three slices are
    /// run and thrown away; one only where an operation is longer than several slices.
    /// </summary>
    private static (long Operations, long Nanoseconds) Calibrate(Cell cell, long sliceNanoseconds)
    {
        var operations = cell.OperationsPerTurn;
        var perOperation = 0.0;
        for (var discarded = 0; discarded < 3 && perOperation < 3 * sliceNanoseconds; discarded++)
        {
            var sample = SliceTimer.Measure(cell.Bound, cell.Operation, operations, leadIn: 0);
            perOperation = Math.Max(0.1, (double)sample.MainNanoseconds(cell.Bound.WorksElsewhere) / sample.Operations);
            operations = Math.Max(1, (long)(sliceNanoseconds / perOperation));
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
            var sample = SliceTimer.Measure(bound, operation, OperationsPerTurn, leadIn: 0);
            var perOperation = Math.Max(0.1, (double)sample.WallNanoseconds / sample.Operations);
            OperationsPerTurn = Math.Max(1, (long)(TurnNanoseconds / perOperation));
            return sample.Operations;
        }
    }
}
