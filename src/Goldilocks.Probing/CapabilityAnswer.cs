using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>What an outcome says of a capability. Pure functions.</summary>
internal static class CapabilityAnswer
{
    /// <summary>The capabilities on small stacks.</summary>
    private const string SmallStacks = "C46";

    /// <summary>The capabilities of objects that lead back to themselves.</summary>
    private const string Cycles = "C10";

    private const string Ended = "the process ended";

    private const string Endless = "it did not end";

    /// <summary>True for a failure that a process does not survive, or does not end. A larger stack, more memory or more time may give another answer.</summary>
    public static bool EndsProcess(RecordedCapability answer) => answer.Verdict is CapabilityVerdict.Fail
        && (answer.What.StartsWith(Ended, StringComparison.Ordinal) || answer.What.StartsWith(Endless, StringComparison.Ordinal));

    /// <summary>Its verdict, and what is said of it.</summary>
    /// <param name="kind">What was seen.</param>
    /// <param name="deaths">How processes ended, by the input's number.</param>
    public static RecordedCapability Of(OutcomeKind kind, IReadOnlyDictionary<int, string> deaths) => kind.Answer switch
    {
        // Where a stack ends while an exception is on its way, one signal or another ends the process.
        OutcomeKind.Died or OutcomeKind.DiedOfMemory when kind.Probe.StartsWith(SmallStacks, StringComparison.Ordinal) => new(kind.Probe, kind.Input, CapabilityVerdict.Fail, $"{Ended}: this stack does not suffice", []),
        OutcomeKind.Died => new(kind.Probe, kind.Input, CapabilityVerdict.Fail, $"{Ended} with {deaths.GetValueOrDefault(kind.Number, "an unknown code")}", []),
        _ when kind.IsUntried => new(kind.Probe, kind.Input, CapabilityVerdict.NotApplicable, Untried.Reason(kind), []),
        _ when IsEndless(kind) => new(kind.Probe, kind.Input, CapabilityVerdict.Fail, $"{Endless} in the processor time and the memory that it has", []),
        _ when Enum.TryParse<CapabilityVerdict>(kind.Verdict, out var verdict) => new(kind.Probe, kind.Input, verdict, kind.Text, kind.Notes),
        _ => new(kind.Probe, kind.Input, CapabilityVerdict.Fail, kind.Exceptions.Count > 0 ? $"{kind.Exceptions[0]}: {kind.Text}" : kind.Text, []),
    };

    /// <summary>
    /// What does not end takes all its time on one machine and all its memory on the next, so it is one answer. A writer that follows a cycle without an end may get its exception from the last array that it asked for.
    /// </summary>
    private static bool IsEndless(OutcomeKind kind) =>
        kind.Answer is OutcomeKind.Hung or OutcomeKind.DiedOfMemory
        || (kind.Verdict == nameof(CapabilityVerdict.Fail) && kind.Probe.Split('.')[0] == Cycles && kind.Remarks.Contains(OutcomeKind.OutOfMemory));
}
