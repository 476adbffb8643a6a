using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>What a program can be asked, as lines of a word, a tab and names. src/Goldilocks.Probing reads them.</summary>
internal static class Description
{
    public static void Write(TextWriter output, IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants, Assembly program)
    {
        output.WriteLine($"runtime\t{Environment.Version}");
        foreach (var variant in variants)
        {
            output.WriteLine($"{(variant.IsFloor ? "floor" : "variant")}\t{variant.Name}");
        }

        foreach (var section in AllSections.Of(program))
        {
            output.WriteLine($"section\t{section.Name}\t{section.Family}\t{(section.IsNamedOnly ? "named-only" : "")}\t{section.Sharing}\t{string.Join(',', section.Questions)}");
        }

        foreach (var workload in workloads)
        {
            output.WriteLine($"model\t{workload.Name}");
        }
    }
}
