using System.Reflection;
using Goldilocks.Prober.Probes;
using Goldilocks.Prober.Subjects;

namespace Goldilocks.Prober;

/// <summary>The entry of an adapter program that is probed: it tries the inputs of one section on one variant, and may die of any of them.</summary>
public static class ProberHost
{
    /// <summary>Describes the program, or runs one section.</summary>
    /// <param name="workloads">The program's models.</param>
    /// <param name="variants">The adapter's variants.</param>
    /// <param name="program">The adapter's assembly, which may hold capabilities and sections beside its models.</param>
    /// <param name="arguments">What to do: <c>describe</c>.</param>
    /// <returns>The process's exit code.</returns>
    public static int Run(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants, Assembly program, string[] arguments)
    {
        foreach (var variant in variants)
        {
            var subject = new Subject(variant, arguments.ElementAtOrDefault(1) ?? "", workloads, new GoldenPayloads(null));
            foreach (var model in subject.Models)
            {
                Console.WriteLine($"{variant.Name}\t{model}\t{subject.WhyNot(model) ?? "taken"}");
            }
        }

        foreach (var capability in Discovery.Find<Capability>(program))
        {
            Console.WriteLine($"{capability.Id}\t{capability.Question}");
        }

        return 0;
    }
}
