using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Workers;

namespace Goldilocks.Surveys.Memory;

/// <summary>Asks every variant for its peaks, each operation in a fresh process, one process at a time: large values fill the memory.</summary>
/// <param name="dataSeed">Of the values.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="environment">Of the processes; its heap limit turns what does not fit into an exception.</param>
/// <param name="cancellation">Ends the process at work.</param>
public sealed class MemorySurvey(long dataSeed, TimeSpan timeout, IReadOnlyDictionary<string, string> environment, CancellationToken cancellation)
{
    /// <summary>Books of a million bytes each: more than 2^31 bytes in any format, with a fifth to spare for the runtime.</summary>
    public const int PastTwoGigabytesSize = 2_300;

    /// <summary>The workload whose value is past 2 GB at <see cref="PastTwoGigabytesSize"/>, and small at a hundredth of it.</summary>
    public const string PastTwoGigabytesWorkload = "bookshelf:payload=1000000";

    /// <summary>How far the size may be off what a hundredth of the value makes one expect; compression does not grow quite in proportion.</summary>
    private const double Tolerance = 0.1;

    private const int Hundredth = 100;

    /// <summary>Serialize and deserialize of one variant.</summary>
    public MemoryNeed Take(Contestant contestant, ChosenWorkload workload, int size, Operation operation)
    {
        var need = new MemoryNeed(contestant.Label, contestant.Version, workload.Key, size, operation, new Measured());
        return InProcess<MemoryNeed>(contestant, outcome => need with { Outcome = outcome }, worker =>
        {
            var opened = worker.Ask(WorkerRequests.Open(contestant, workload, size, dataSeed), timeout);
            if (opened.Verb != Verbs.Opened || opened.Find($"{operation.Name()}.unsupported") is not null)
            {
                return need with { Outcome = opened.Find($"{operation.Name()}.unsupported") is { } reason ? new Unsupported(reason) : WorkerRequests.OutcomeOf(opened) };
            }

            var binding = opened.GetInt64("binding");
            var verified = worker.Ask(new Frame(Verbs.Verify).With("binding", binding), timeout);
            if (verified.Verb != Verbs.Verified)
            {
                return need with { Outcome = WorkerRequests.OutcomeOf(verified) };
            }

            var peaks = worker.Ask(new Frame(Verbs.Peak).With("binding", binding).With("operation", operation.Name()), timeout);
            return peaks.Verb == Verbs.Peaks
                ? need with { PayloadBytes = verified.GetInt64("payload-bytes"), Peaks = PeaksOf(peaks) }
                : need with { Outcome = WorkerRequests.OutcomeOf(peaks) };
        });
    }

    /// <summary>Writes a value past 2 GB to a destination that keeps nothing, and judges the count by a hundredth of the value.</summary>
    public PastTwoGigabytes Stretch(Contestant contestant, ChosenWorkload workload)
    {
        var result = new PastTwoGigabytes(contestant.Label, contestant.Version, new Measured());
        return InProcess<PastTwoGigabytes>(contestant, outcome => result with { Outcome = outcome }, worker =>
        {
            var small = Write(worker, contestant, workload, PastTwoGigabytesSize / Hundredth);
            if (small.Verb != Verbs.Wrote)
            {
                return result with { Outcome = WorkerRequests.OutcomeOf(small) };
            }

            var expected = small.GetInt64("bytes") * Hundredth;
            var large = Write(worker, contestant, workload, PastTwoGigabytesSize);
            if (large.Verb != Verbs.Wrote)
            {
                return result with { Outcome = WorkerRequests.OutcomeOf(large), ExpectedBytes = expected };
            }

            var written = large.GetInt64("bytes");
            return result with
            {
                Outcome = Math.Abs((double)written / expected - 1) <= Tolerance
                    ? new Measured()
                    : new WrongAnswer(string.Create(CultureInfo.InvariantCulture, $"it wrote {written:N0} bytes where a hundredth of the value makes one expect {expected:N0}")),
                WrittenBytes = written,
                ExpectedBytes = expected,
                WallNanoseconds = large.GetInt64("wall-nanoseconds"),
            };
        });
    }

    /// <summary>Opens, writes once and closes. A value this large is not read back: a payload is one memory, which ends at 2 GB.</summary>
    private Frame Write(WorkerProcess worker, Contestant contestant, ChosenWorkload workload, int size)
    {
        var opened = worker.Ask(WorkerRequests.Open(contestant, workload, size, dataSeed), timeout);
        if (opened.Verb != Verbs.Opened)
        {
            return opened;
        }

        if (opened.Find($"{Operation.Serialize.Name()}.unsupported") is { } reason)
        {
            return new Frame(Verbs.Unsupported).With("reason", reason);
        }

        var binding = opened.GetInt64("binding");
        var wrote = worker.Ask(new Frame(Verbs.Write).With("binding", binding), timeout);
        worker.Ask(new Frame(Verbs.Close).With("binding", binding), timeout);
        return wrote;
    }

    private T InProcess<T>(Contestant contestant, Func<Outcome, T> ended, Func<WorkerProcess, T> ask)
    {
        cancellation.ThrowIfCancellationRequested();
        using var worker = WorkerProcess.Start(contestant.WorkerPath, environment);
        using var registration = cancellation.Register(worker.Kill);
        try
        {
            return ask(worker);
        }
        catch (WorkerLostException lost)
        {
            cancellation.ThrowIfCancellationRequested();
            return ended(lost.Outcome);
        }
    }

    private static MemoryPeaks PeaksOf(Frame answer) => new(
        answer.GetInt64("operations"),
        answer.GetInt64("wall-nanoseconds"),
        answer.GetInt64("heap-before-bytes"),
        answer.GetInt64("heap-peak-bytes"),
        answer.GetInt64("working-set-before-bytes"),
        answer.GetInt64("working-set-peak-bytes"),
        answer.Get("working-set-of") == "operation",
        answer.GetInt64("allocated-bytes"),
        answer.GetInt64("pause-nanoseconds"),
        answer.GetInt64("longest-pause-nanoseconds"),
        [.. answer.Get("collections").Split(' ').Select(count => int.Parse(count, NumberStyles.None, CultureInfo.InvariantCulture))]);
}
