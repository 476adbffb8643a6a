using BenchmarkDotNet.Running;
using Goldilocks.Values;

namespace Goldilocks.Benchmark;

/// <summary>
/// The entry of an adapter program that BenchmarkDotNet measures: one variant on one workload and size, in this process. BenchmarkDotNet's own
/// exporters write the results; the exit code says whether there are any.
/// </summary>
public static class BenchmarkHost
{
    private const int Done = 0;
    private const int Failed = 1;
    private const int Unsupported = 3;

    /// <summary>Measures the request in the arguments.</summary>
    /// <returns>0 when it was measured, 3 when the variant cannot take the workload, 1 when it answered wrongly or BenchmarkDotNet had no result; the reason is on standard error.</returns>
    public static int Run(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants, string[] arguments)
    {
        var request = BenchmarkRequest.Parse(arguments);
        var variant = variants.Single(candidate => candidate.Name == request.Variant);
        var workload = workloads.Single(candidate => candidate.Name == request.Workload);
        var subject = workload.Accept(new Opening(variant, request));
        if (subject.Reason is { } reason)
        {
            return Say(reason, Unsupported);
        }

        if (subject.Verify() is { } difference)
        {
            return Say($"wrong answer: {difference}", Failed);
        }

        OperationBenchmarks.Set(subject.Operations!);
        var summary = BenchmarkRunner.Run<OperationBenchmarks>(BenchmarkSettings.For(request));
        return summary.Reports.Length > 0 && summary.Reports.All(report => report.Success)
            ? Done
            : Say("BenchmarkDotNet has no result: " + string.Join("; ", summary.ValidationErrors.Select(error => error.Message)), Failed);
    }

    private static int Say(string reason, int exitCode)
    {
        Console.Error.WriteLine(reason);
        return exitCode;
    }

    private sealed class Opening(Variant variant, BenchmarkRequest request) : IWorkloadVisitor<BenchmarkSubject>
    {
        public BenchmarkSubject Visit<T>(Workload<T> workload)
        {
            var parameters = new Dictionary<string, int>(workload.Parameters);
            foreach (var (name, number) in request.Parameters)
            {
                parameters[name] = number;
            }

            var value = workload.Create(new WorkloadSize(request.Size, parameters), new SeededRandom(request.DataSeed));
            return (BenchmarkSubject)variant.Bind(new BenchmarkBinder<T>(workload, value));
        }
    }
}
