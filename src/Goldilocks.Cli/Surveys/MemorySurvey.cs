using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Surveys;

/// <summary>Asks every variant for its peaks, each operation in a fresh process, one process at a time: large values fill the memory.</summary>
/// <param name="dataSeed">Of the values.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="environment">Of the processes; its heap limit turns a lack of memory into an exception.</param>
/// <param name="cancellation">Ends the process at work.</param>
public sealed class MemorySurvey(long dataSeed, TimeSpan timeout, IReadOnlyDictionary<string, string> environment, CancellationToken cancellation)
{
    /// <summary>Books of a million bytes each: more than 2^31 bytes in any format, with a fifth to spare for the runtime.</summary>
    public const int PastTwoGigabytesSize = 2_300;

    /// <summary>The workload whose value is past 2 GB at <see cref="PastTwoGigabytesSize"/>, and small at a hundredth of it.</summary>
    public const string PastTwoGigabytesWorkload = "bookshelf:payload=1000000";

    /// <summary>How far the size may differ from a hundred times the size of a hundredth of the value; compressed sizes do not grow quite in proportion.</summary>
    private const double Tolerance = 0.1;

    private const int Hundredth = 100;

    /// <summary>Serialize and deserialize of one variant.</summary>
    public MemoryNeed Take(RunVariant variant, ChosenWorkload workload, int size, Operation operation)
    {
        var need = new MemoryNeed(variant.Label, variant.Version, workload.Key, size, operation, new Measured());
        return InProcess<MemoryNeed>(variant, outcome => need with { Outcome = outcome }, worker =>
        {
            if (!worker.Open(WorkerDialogue.OpenRequest(variant, workload, size, dataSeed)).Has(out var opened, out var refusal))
            {
                return need with { Outcome = refusal };
            }

            if (opened.WhyNot(operation) is { } reason)
            {
                return need with { Outcome = new Unsupported(reason) };
            }

            return worker.Ask(new VerifyRequest(opened.Binding)).Has(out var verified, out refusal) && worker.Ask(new PeakRequest(opened.Binding, operation)).Has(out var peaks, out refusal)
                ? need with { PayloadBytes = verified.PayloadBytes, Peaks = peaks.Peaks, Repeated = peaks.Repeated }
                : need with { Outcome = refusal };
        });
    }

    /// <summary>Writes a value past 2 GB to a destination that keeps nothing, and judges the count by a hundredth of the value.</summary>
    public PastTwoGigabytes Stretch(RunVariant variant, ChosenWorkload workload)
    {
        var result = new PastTwoGigabytes(variant.Label, variant.Version, new Measured());
        return InProcess<PastTwoGigabytes>(variant, outcome => result with { Outcome = outcome }, worker =>
        {
            if (!Write(worker, variant, workload, PastTwoGigabytesSize / Hundredth).Has(out var small, out var refusal))
            {
                return result with { Outcome = refusal };
            }

            var expected = small.Bytes * Hundredth;
            if (!Write(worker, variant, workload, PastTwoGigabytesSize).Has(out var large, out refusal))
            {
                return result with { Outcome = refusal, ExpectedBytes = expected };
            }

            var written = large.Bytes;
            return result with
            {
                Outcome = Math.Abs((double)written / expected - 1) <= Tolerance
                    ? new Measured()
                    : new WrongAnswer(string.Create(CultureInfo.InvariantCulture, $"it wrote {written:N0} bytes; a hundredth of the value predicts {expected:N0}")),
                WrittenBytes = written,
                ExpectedBytes = expected,
                WallNanoseconds = large.WallNanoseconds,
            };
        });
    }

    /// <summary>Opens, writes once and closes. A value this large is not read back: a payload is one memory, which ends at 2 GB.</summary>
    private Reply<WroteAnswer> Write(WorkerDialogue worker, RunVariant variant, ChosenWorkload workload, int size)
    {
        if (!worker.Open(WorkerDialogue.OpenRequest(variant, workload, size, dataSeed)).Has(out var opened, out var refusal))
        {
            return Reply.Refused<WroteAnswer>(refusal);
        }

        if (opened.WhyNot(Operation.Serialize) is { } reason)
        {
            return Reply.Refused<WroteAnswer>(new Unsupported(reason));
        }

        var wrote = worker.Ask(new WriteRequest(opened.Binding));
        worker.Close(opened.Binding);
        return wrote;
    }

    private T InProcess<T>(RunVariant variant, Func<Outcome, T> ended, Func<WorkerDialogue, T> ask)
    {
        cancellation.ThrowIfCancellationRequested();
        try
        {
            using var worker = WorkerProcess.Start(variant.WorkerPath, environment);
            using var registration = cancellation.Register(worker.Kill);
            return ask(new WorkerDialogue(worker, timeout));
        }
        catch (WorkerLostException lost)
        {
            cancellation.ThrowIfCancellationRequested();
            return ended(lost.Outcome);
        }
    }
}
