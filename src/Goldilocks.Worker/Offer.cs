using System.Runtime.InteropServices;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>The variants and workloads of an adapter program, and those that a request names. Every host answers alike.</summary>
internal sealed class Offer(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants)
{
    /// <summary>The answer to <see cref="Verbs.Describe"/>.</summary>
    /// <param name="clock">The clock that ratios are taken from.</param>
    /// <exception cref="ProtocolException">Two variants have one name, or a name cannot be shown. The check is here, because a lone surrogate would be lost on the way to the coordinator.</exception>
    public DescriptionAnswer Describe(string clock)
    {
        Names.Require("variant", [.. variants.Select(variant => variant.Name)], mayBeEmpty: true);
        return new DescriptionAnswer(
            RuntimeInformation.FrameworkDescription,
            clock,
            [.. variants.Select(variant => new VariantInfo(variant.Name, variant.IsFloor))],
            [.. workloads.Select(Describe)]);
    }

    /// <summary>The variant, workload and size that a request names.</summary>
    /// <exception cref="ProtocolException">There is no such thing.</exception>
    public (Variant Variant, Workload Workload, WorkloadSize Size, ulong Seed) Find(Subject subject)
    {
        var variant = variants.FirstOrDefault(candidate => candidate.Name == subject.Variant)
            ?? throw new ProtocolException($"This worker has no variant '{subject.Variant}'.");
        var workload = workloads.FirstOrDefault(candidate => candidate.Name == subject.Workload)
            ?? throw new ProtocolException($"This worker has no workload '{subject.Workload}'.");
        return (variant, workload, new WorkloadSize(subject.Size, Parameters(workload, subject)), unchecked((ulong)subject.Seed));
    }

    private static WorkloadInfo Describe(Workload workload) => new(
        workload.Name,
        workload.Description,
        workload.SizeUnit,
        workload.DefaultSize,
        workload.MaximumSize,
        workload.IsInDefaultRun,
        [.. workload.Sizes],
        new Dictionary<string, int>(workload.Parameters));

    private static Dictionary<string, int> Parameters(Workload workload, Subject subject)
    {
        var parameters = new Dictionary<string, int>(workload.Parameters);
        foreach (var (name, value) in subject.Parameters)
        {
            if (!parameters.ContainsKey(name))
            {
                throw new ProtocolException($"The workload '{workload.Name}' has no parameter '{name}'.");
            }

            parameters[name] = value;
        }

        return parameters;
    }
}
