using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Workers;

namespace Goldilocks.Running.Verifying;

/// <summary>What one contestant answered on one workload, without timing.</summary>
/// <param name="Contestant">Who.</param>
/// <param name="Workload">On what.</param>
/// <param name="Size">How much.</param>
/// <param name="Outcome"><see cref="Measured"/> when the answer was right.</param>
/// <param name="OperationReasons">For operations that a contestant with a right answer does not offer: why.</param>
/// <param name="PayloadBytes">Null unless the answer was right.</param>
/// <param name="Digest">Of the value that it made; null unless the answer was right.</param>
public sealed record Verification(
    Contestant Contestant,
    string Workload,
    int Size,
    Outcome Outcome,
    IReadOnlyDictionary<Operation, string> OperationReasons,
    long? PayloadBytes,
    string? Digest)
{
    /// <summary>Of the workload, without parameters.</summary>
    public string WorkloadName { get; init; } = Workload;
}

/// <summary>Every contestant on every workload, equal or the reason, no timing.</summary>
public sealed class Verifier(RunRoster roster, long dataSeed, TimeSpan timeout, IReadOnlyDictionary<string, string> environment)
{
    private static readonly IReadOnlyDictionary<Operation, string> NoReasons = new Dictionary<Operation, string>();

    /// <summary>Verifies all, as many contestants side by side as there are cores.</summary>
    /// <param name="finished">Called after each contestant, from several threads.</param>
    /// <param name="cancellation">Stops before the next contestant.</param>
    public IReadOnlyList<Verification> Verify(Action<Contestant> finished, CancellationToken cancellation) =>
        [.. roster.Contestants
            .AsParallel().AsOrdered().WithCancellation(cancellation).WithDegreeOfParallelism(Math.Max(1, Environment.ProcessorCount))
            .Select(contestant =>
            {
                var verified = Verify(contestant);
                finished(contestant);
                return verified;
            })
            .ToList()
            .SelectMany(verified => verified)];

    /// <summary>Digests that differ from the one most contestants have: they were not given the same value.</summary>
    public static IReadOnlyList<Verification> OtherValues(IReadOnlyList<Verification> verifications) =>
        [.. verifications
            .Where(verification => verification.Digest is not null)
            .GroupBy(verification => (verification.Workload, verification.Size))
            .SelectMany(place =>
            {
                var common = place.GroupBy(verification => verification.Digest).MaxBy(digest => digest.Count())!.Key;
                return place.Where(verification => verification.Digest != common);
            })];

    private List<Verification> Verify(Contestant contestant)
    {
        var verified = new List<Verification>();
        WorkerProcess? worker = null;
        try
        {
            foreach (var workload in roster.Workloads)
            {
                foreach (var size in workload.Sizes)
                {
                    try
                    {
                        worker ??= WorkerProcess.Start(contestant.WorkerPath, environment);
                        verified.Add(Verify(worker, contestant, workload, size) with { WorkloadName = workload.Info.Name });
                    }
                    catch (WorkerLostException lost)
                    {
                        // The next workload gets a fresh process: this one is gone.
                        verified.Add(Ended(contestant, workload, size, lost.Outcome) with { WorkloadName = workload.Info.Name });
                        worker?.Dispose();
                        worker = null;
                    }
                }
            }
        }
        finally
        {
            worker?.Dispose();
        }

        return verified;
    }

    private Verification Verify(WorkerProcess worker, Contestant contestant, ChosenWorkload workload, int size)
    {
        var opened = worker.Ask(WorkerRequests.Open(contestant, workload, size, dataSeed), timeout);
        if (opened.Verb != Verbs.Opened)
        {
            return Ended(contestant, workload, size, WorkerRequests.OutcomeOf(opened));
        }

        var binding = opened.GetInt64("binding");
        var answer = worker.Ask(new Frame(Verbs.Verify).With("binding", binding), timeout);
        worker.Ask(new Frame(Verbs.Close).With("binding", binding), timeout);
        return answer.Verb != Verbs.Verified
            ? Ended(contestant, workload, size, WorkerRequests.OutcomeOf(answer))
            : new Verification(
                contestant,
                workload.Key,
                size,
                new Measured(),
                Operations.All
                    .Select(operation => (operation, reason: opened.Find($"{operation.Name()}.unsupported")))
                    .Where(pair => pair.reason is not null)
                    .ToDictionary(pair => pair.operation, pair => pair.reason!),
                answer.GetInt64("payload-bytes"),
                answer.Get("digest"));
    }

    private static Verification Ended(Contestant contestant, ChosenWorkload workload, int size, Outcome outcome) =>
        new(contestant, workload.Key, size, outcome, NoReasons, null, null);
}
