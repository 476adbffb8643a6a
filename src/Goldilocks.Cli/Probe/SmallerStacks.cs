using Goldilocks.Catalog;

namespace Goldilocks.Cli.Probe;

/// <summary>What smaller stacks than those of the attacks do with 1,000 levels, in a few words behind each finding about depth: a program may run where a stack has 1 MiB, or 256 KiB.</summary>
internal static class SmallerStacks
{
    private const string Depth = "depth";

    /// <summary>Levels whose end is cut off take another stack than whole ones, which are what the small stacks are asked about.</summary>
    private const string CutOff = "H08";

    private static readonly (string Suffix, string Stack)[] s_stacks = [("1m", "1 MiB"), ("256k", "256 KiB")];

    /// <summary>In brackets behind a space; empty for a finding about something else, and where the small stacks were not tried.</summary>
    /// <param name="variant">With its answers about small stacks.</param>
    /// <param name="finding">Of that variant.</param>
    public static string Behind(RecordedVariant variant, RecordedFinding finding)
    {
        if (finding.Section != Depth || finding.Probe == CutOff)
        {
            return "";
        }

        var way = finding.Direction is ProbeDirection.Reading ? "read" : "write";
        var said = s_stacks
            .Select(stack => (stack.Stack, Answer: variant.Capabilities.FirstOrDefault(capability => capability.Id == $"C46.{way}-{stack.Suffix}")?.Verdict))
            .Where(stack => stack.Answer is not (null or CapabilityVerdict.NotApplicable))
            .Select(stack => $"{stack.Stack} {Words(stack.Answer!.Value)}")
            .ToList();
        return said.Count == 0 ? "" : $" (for 1,000 levels {string.Join(", ", said)})";
    }

    private static string Words(CapabilityVerdict answer) => answer switch
    {
        CapabilityVerdict.Pass => "suffices",
        CapabilityVerdict.Partial => "may suffice",
        _ => "does not suffice",
    };
}
