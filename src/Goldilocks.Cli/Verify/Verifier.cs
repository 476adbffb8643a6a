using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Verify;

/// <summary>What one variant answered on one workload, without timing.</summary>
/// <param name="Variant">The variant that was checked.</param>
/// <param name="Workload">The workload that it was checked on.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Outcome"><see cref="Measured"/> when the answer was right.</param>
/// <param name="OperationReasons">For operations that a variant with a right answer does not offer: why.</param>
/// <param name="PayloadBytes">Null unless the answer was right.</param>
/// <param name="Digest">Of the value that it made; null unless the answer was right.</param>
public sealed record Verification(
    RunVariant Variant,
    string Workload,
    int Size,
    Outcome Outcome,
    IReadOnlyDictionary<Operation, string> OperationReasons,
    long? PayloadBytes,
    string? Digest)
{
    /// <summary>Of the workload, without parameters.</summary>
    public string WorkloadName { get; init; } = Workload;

    /// <summary>What came back as another type with the same content; null for nothing.</summary>
    public string? Remark { get; init; }

    /// <summary>What <see cref="Stress"/> found, in the order of the checks; empty where it was not asked for.</summary>
    public IReadOnlyList<Violation> Violations { get; init; } = [];
}

/// <summary>Checks the round trip of every variant on every workload, without timing.</summary>
/// <param name="roster">The variants and workloads.</param>
/// <param name="dataSeed">Of the values.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="environment">For the workers.</param>
/// <param name="start">Starts a worker; <see cref="WorkerProcess.Start"/> where it is null.</param>
public sealed class Verifier(RunRoster roster, long dataSeed, TimeSpan timeout, IReadOnlyDictionary<string, string> environment, StartWorker? start = null)
{
    private static readonly IReadOnlyDictionary<Operation, string> NoReasons = new Dictionary<Operation, string>();
    private readonly StartWorker _start = start ?? WorkerProcess.Start;

    /// <summary>Verifies all, as many variants side by side as there are cores.</summary>
    /// <param name="finished">Called after each variant, from several threads.</param>
    /// <param name="cancellation">Stops before the next variant.</param>
    public IReadOnlyList<Verification> Verify(Action<RunVariant> finished, CancellationToken cancellation) =>
        [.. roster.Variants
            .AsParallel().AsOrdered().WithCancellation(cancellation).WithDegreeOfParallelism(Math.Max(1, Environment.ProcessorCount))
            .Select(variant =>
            {
                var verified = Verify(variant);
                finished(variant);
                return verified;
            })
            .ToList()
            .SelectMany(verified => verified),
            .. from refused in roster.Refused
            from workload in roster.Workloads
            from size in workload.Sizes
            select Ended(refused.Variant, workload, size, refused.Outcome) with { WorkloadName = workload.Info.Name }];

    /// <summary>Verifications with another digest than most variants have: they were not given the same value.</summary>
    public static IReadOnlyList<Verification> OtherValues(IReadOnlyList<Verification> verifications) =>
        [.. verifications
            .Where(verification => verification.Digest is not null)
            .GroupBy(verification => (verification.Workload, verification.Size))
            .SelectMany(place =>
            {
                var common = place.GroupBy(verification => verification.Digest).MaxBy(digest => digest.Count())!.Key;
                return place.Where(verification => verification.Digest != common);
            })];

    private List<Verification> Verify(RunVariant variant)
    {
        var verified = new List<Verification>();
        IWorkerClient? worker = null;
        try
        {
            foreach (var workload in roster.Workloads)
            {
                foreach (var size in workload.Sizes)
                {
                    try
                    {
                        worker ??= _start(variant.WorkerPath, environment);
                        verified.Add(Verify(new WorkerDialogue(worker, timeout), variant, workload, size) with { WorkloadName = workload.Info.Name });
                    }
                    catch (WorkerLostException lost)
                    {
                        // The next workload gets a fresh process: this one is gone.
                        verified.Add(Ended(variant, workload, size, lost.Outcome) with { WorkloadName = workload.Info.Name });
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

    private Verification Verify(WorkerDialogue worker, RunVariant variant, ChosenWorkload workload, int size)
    {
        if (!worker.OpenAndVerify(WorkerDialogue.OpenRequest(variant, workload, size, dataSeed)).Has(out var binding, out var refusal))
        {
            return Ended(variant, workload, size, refusal);
        }

        worker.Close(binding.Number);
        return new Verification(
            variant,
            workload.Key,
            size,
            new Measured(),
            Operations.All
                .Select(operation => (operation, reason: binding.Opened.WhyNot(operation)))
                .Where(pair => pair.reason is not null)
                .ToDictionary(pair => pair.operation, pair => pair.reason!),
            binding.Verified.PayloadBytes,
            binding.Verified.Digest)
        {
            Remark = binding.Verified.Remark,
        };
    }

    private static Verification Ended(RunVariant variant, ChosenWorkload workload, int size, Outcome outcome) =>
        new(variant, workload.Key, size, outcome, NoReasons, null, null);
}
