namespace Goldilocks.Prober;

/// <summary>The first words of notes. src/Goldilocks.Probing counts by them.</summary>
internal static class Departure
{
    /// <summary>A value, where the standard forbids it.</summary>
    public const string Accepted = "accepted";

    /// <summary>A refusal, where the standard allows it.</summary>
    public const string Refused = "refused";

    /// <summary>What was done where no standard decides.</summary>
    public const string Open = "open";

    /// <summary>What could not be tried.</summary>
    public const string LeftOut = "left out";
}
