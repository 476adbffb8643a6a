using Goldilocks.Protocol;
using Goldilocks.Values;

namespace Goldilocks.Worker.Conforming;

/// <summary>Makes two values, binds the variant and runs one check.</summary>
internal sealed class ConformanceVisitor(Variant variant, WorkloadSize size, ulong seed, ConformanceCheck check, bool isAsync) : IWorkloadVisitor<Answer>
{
    public Answer Visit<T>(Workload<T> workload) where T : class
    {
        var value = workload.Create(size, new SeededRandom(seed));
        var other = workload.Create(size, new SeededRandom(unchecked(seed + 1)));
        var bound = (ConformingBinding)variant.Bind(new ConformingBinder<T>(workload, value, other, isAsync));
        if (bound.Conformance is not { } conformance)
        {
            return new UnsupportedAnswer(bound.Reason!);
        }

        return conformance.Find(check) is { } finding
            ? new ViolatesAnswer(finding)
            : new ConformsAnswer(Digest.Of(value));
    }
}
