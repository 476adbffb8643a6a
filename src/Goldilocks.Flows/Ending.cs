namespace Goldilocks.Flows;

/// <summary>How a flow ended, when it was a sound request. docs/cli.md gives each command's.</summary>
public enum Ending
{
    /// <summary>Everything was done, and nothing was found that should not be.</summary>
    AsExpected,

    /// <summary>Everything was done, and something was found: a wrong answer, a crash, a regression, or nothing at all to measure.</summary>
    Finding,

    /// <summary>It was interrupted; what was done by then is kept.</summary>
    Interrupted,
}

/// <summary>Judges endings.</summary>
internal static class Endings
{
    public static Ending Of(bool wasInterrupted, bool hasFinding) =>
        wasInterrupted ? Ending.Interrupted : hasFinding ? Ending.Finding : Ending.AsExpected;
}
