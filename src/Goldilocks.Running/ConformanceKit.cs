using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>One check of one variant on one workload.</summary>
/// <param name="Variant">The variant that was checked.</param>
/// <param name="Workload">The workload that it was checked on.</param>
/// <param name="Check">The check that was made.</param>
/// <param name="Outcome"><see cref="Measured"/> when the check found no fault; a fault is a <see cref="WrongAnswer"/>.</param>
/// <param name="Digest">Of the value; null when there was a fault.</param>
public sealed record ConformanceResult(RunVariant Variant, string Workload, ConformanceCheck Check, Outcome Outcome, string? Digest);

/// <summary>
/// Checks a new adapter without a test of its own: a right round trip on every workload, and the same once more, after another value, after an accident, and
/// by many threads at once.
/// </summary>
/// <param name="timeout">For one check.</param>
/// <param name="environment">For the workers.</param>
public sealed class ConformanceKit(TimeSpan timeout, IReadOnlyDictionary<string, string> environment)
{
    /// <summary>Enough for every branch of a model, little enough for a test run.</summary>
    private const int LargestSize = 10;

    /// <summary>4 GiB of heap: a reader was seen that takes memory without end for a payload that was cut off, and it would use up the machine's.</summary>
    private readonly Dictionary<string, string> _environment = new(environment) { ["DOTNET_GCHeapHardLimit"] = "0x100000000" };

    /// <summary>Runs every check of one variant. The checks by many threads have a process of their own, which nothing else has touched.</summary>
    /// <param name="variant">The variant.</param>
    /// <param name="workloads">For all checks but those by many threads.</param>
    /// <param name="byManyThreads">For these.</param>
    public IReadOnlyList<ConformanceResult> Check(RunVariant variant, IReadOnlyList<WorkloadInfo> workloads, IReadOnlyList<WorkloadInfo> byManyThreads) =>
    [
        .. Check(variant, byManyThreads, [ConformanceCheck.Concurrency]),
        .. Check(variant, workloads, [.. ConformanceChecks.All.Where(check => check != ConformanceCheck.Concurrency)]),
    ];

    private List<ConformanceResult> Check(RunVariant variant, IReadOnlyList<WorkloadInfo> workloads, IReadOnlyList<ConformanceCheck> checks)
    {
        var results = new List<ConformanceResult>();
        IWorkerClient? worker = null;
        try
        {
            foreach (var (workload, check) in workloads.SelectMany(workload => checks.Select(check => (workload, check))))
            {
                try
                {
                    worker ??= WorkerProcess.Start(variant.WorkerPath, _environment);
                    results.Add(Check(worker, variant, workload, check));
                }
                catch (WorkerLostException lost)
                {
                    results.Add(new ConformanceResult(variant, workload.Name, check, lost.Outcome, null));
                }

                // A library that fails a check may leave something behind in its process. That must not count against it again in the next check.
                if (results[^1].Outcome is not (Measured or Unsupported))
                {
                    worker?.Dispose();
                    worker = null;
                }
            }
        }
        finally
        {
            worker?.Dispose();
        }

        return results;
    }

    private ConformanceResult Check(IWorkerClient worker, RunVariant variant, WorkloadInfo workload, ConformanceCheck check)
    {
        var subject = new Subject(variant.WorkerVariant, workload.Name, Math.Min(workload.DefaultSize, LargestSize), Seed: 1, new Dictionary<string, int>());
        return worker.Ask(new ConformRequest(subject, check, variant.Way is { IsAsync: true }), timeout).Has(out var answer, out var refusal)
            ? answer is ConformsAnswer conforms
                ? new ConformanceResult(variant, workload.Name, check, new Measured(), conforms.Digest)
                : new ConformanceResult(variant, workload.Name, check, new WrongAnswer(((ViolatesAnswer)answer).Finding), null)
            : new ConformanceResult(variant, workload.Name, check, refusal, null);
    }
}
