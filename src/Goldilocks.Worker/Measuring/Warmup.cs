using System.Globalization;
using System.Runtime;
using Goldilocks.Protocol;
using Goldilocks.Worker.Binding;

namespace Goldilocks.Worker.Measuring;

/// <summary>
/// Runs every open binding and operation in turn until the JIT has been quiet for a while, and a probe shows that it was at work in between. "Flat timings"
/// is no rule: the instrumented tier is a plateau too (METHODOLOGY.md, "A shorter warm-up" and "Silence is not quiet").
/// </summary>
internal static class Warmup
{
    /// <summary>Turns are short, so that the loop itself is called often enough to be promoted with what it calls.</summary>
    private const long TurnNanoseconds = 500_000;

    public static Frame Run(IReadOnlyDictionary<long, BoundVariant> bindings, Frame request)
    {
        var cells = Cells(bindings, request);
        var quietNanoseconds = request.GetInt64("quiet-nanoseconds");
        var minimumNanoseconds = request.GetInt64("minimum-nanoseconds");
        var maximumNanoseconds = request.GetInt64("maximum-nanoseconds");
        var rest = TimeSpan.FromMicroseconds((request.Find("rest-nanoseconds") is null ? 0 : request.GetInt64("rest-nanoseconds")) / 1000.0);
        var sliceNanoseconds = request.GetInt64("slice-nanoseconds");

        var (elapsed, quiet) = UntilQuiet(cells, rest, quietNanoseconds, minimumNanoseconds, maximumNanoseconds);
        var answer = new Frame(Verbs.Warmed)
            .With("elapsed-nanoseconds", elapsed)
            .With("quiet", quiet ? "yes" : "no")
            .With("methods", JitInfo.GetCompiledMethodCount());
        foreach (var cell in cells)
        {
            var (operations, nanoseconds) = Calibrate(cell, sliceNanoseconds);
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

    /// <summary>
    /// While the JIT is at work a pass is followed by a rest, which leaves it the core and counts with its nominal length, because a busy machine stretches it.
    /// From the first silence on there is none: who rests to the end is measured in another state (METHODOLOGY.md, "Resting while the JIT works").
    /// </summary>
    private static (long Elapsed, bool Quiet) UntilQuiet(List<Cell> cells, TimeSpan rest, long quiet, long minimum, long maximum)
    {
        // A thread that only waits for others hardly spends any time of its own.
        var worksElsewhere = cells.Any(cell => cell.Bound.WorksElsewhere);
        var started = Clock.WallNanoseconds();
        var rested = 0L;
        var startedSpent = Cpu(worksElsewhere);
        var silence = new JitSilence(quiet, startedSpent);
        while (true)
        {
            foreach (var cell in cells)
            {
                cell.Turn();
            }

            rested += silence.IsProbing ? 0 : Rest(rest);
            var spent = Cpu(worksElsewhere) + rested;
            var isProved = silence.IsProved(spent);

            // The tiers' own timers run on wall time, hence the minimum; the limit is on CPU time, or a busy machine would end the warm-up early.
            var elapsed = Clock.WallNanoseconds() - started;
            var isQuiet = isProved && elapsed >= minimum;
            if (isQuiet || spent - startedSpent >= maximum)
            {
                return (elapsed, isQuiet);
            }
        }
    }

    private static long Rest(TimeSpan rest)
    {
        if (rest <= TimeSpan.Zero)
        {
            return 0;
        }

        Thread.Sleep(rest);
        return (long)(rest.TotalMilliseconds * 1e6);
    }

    private static long Cpu(bool worksElsewhere) =>
        !Clock.HasThreadTime ? Clock.WallNanoseconds() : worksElsewhere ? Clock.ProcessNanoseconds() : Clock.ThreadNanoseconds();

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
            var sample = SliceTimer.Measure(cell.Bound, cell.Operation, operations);
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

        public void Turn()
        {
            var sample = SliceTimer.Measure(bound, operation, OperationsPerTurn);
            var perOperation = Math.Max(0.1, (double)sample.WallNanoseconds / sample.Operations);
            OperationsPerTurn = Math.Max(1, (long)(TurnNanoseconds / perOperation));
        }
    }
}
