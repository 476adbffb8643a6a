using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>How a flow with a valid request ended. docs/cli.md lists the endings of each command.</summary>
public enum Ending
{
    /// <summary>Everything was done, and there is no finding.</summary>
    AsExpected,

    /// <summary>Everything was done, and there is a finding: a wrong answer, a crash, a regression, or nothing at all to measure.</summary>
    Finding,

    /// <summary>It was interrupted; what was done by then is kept.</summary>
    Interrupted,
}

/// <summary>Judges endings.</summary>
internal static class Endings
{
    public static Ending Of(bool wasInterrupted, bool hasFinding) =>
        wasInterrupted ? Ending.Interrupted : hasFinding ? Ending.Finding : Ending.AsExpected;

    /// <summary>True when there is a failure, or no measurement among all outcomes: a command that verified or measured nothing is no success.</summary>
    public static bool HasFinding(IReadOnlyCollection<string> outcomes) =>
        outcomes.Any(Outcome.IsFailureName) || !outcomes.Contains(nameof(Measured));
}
