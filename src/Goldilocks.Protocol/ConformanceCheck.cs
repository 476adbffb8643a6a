namespace Goldilocks.Protocol;

/// <summary>A rule that an adapter must obey beyond a right round trip, so that it can be measured in a loop and used in a server.</summary>
public enum ConformanceCheck
{
    /// <summary>One instance writes the same bytes again, and reads them again to an equal value.</summary>
    Reuse,

    /// <summary>A payload does not depend on the value that was written before it.</summary>
    Independence,

    /// <summary>After a destination that failed, and after a payload that was cut off, the next round trip is as right as the first.</summary>
    Recovery,

    /// <summary>The first use in a process, by <see cref="ConformanceChecks.Threads"/> threads at the same moment, is right in every one of them.</summary>
    Concurrency,
}

/// <summary>The checks' names on the wire and in reports.</summary>
public static class ConformanceChecks
{
    /// <summary>How many threads use an adapter at the same moment.</summary>
    public const int Threads = 32;

    /// <summary>The check that needs a fresh process comes first.</summary>
    public static IReadOnlyList<ConformanceCheck> All { get; } =
        [ConformanceCheck.Concurrency, ConformanceCheck.Reuse, ConformanceCheck.Independence, ConformanceCheck.Recovery];

    /// <summary>In lower case.</summary>
    public static string Name(this ConformanceCheck check) => check switch
    {
        ConformanceCheck.Reuse => "reuse",
        ConformanceCheck.Independence => "independence",
        ConformanceCheck.Recovery => "recovery",
        ConformanceCheck.Concurrency => "concurrency",
        _ => throw new ArgumentOutOfRangeException(nameof(check), check, "No such check."),
    };

    /// <summary>False when there is no check of that name.</summary>
    public static bool TryParse(string name, out ConformanceCheck check)
    {
        foreach (var candidate in All)
        {
            if (candidate.Name() == name)
            {
                check = candidate;
                return true;
            }
        }

        check = default;
        return false;
    }
}
