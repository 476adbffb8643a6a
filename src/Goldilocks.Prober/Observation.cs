namespace Goldilocks.Prober;

/// <summary>What became of one input, as far as the child can see. Grades are given by the parent.</summary>
internal sealed record Observation
{
    /// <summary>Its answer in a word: see the constants of <see cref="Answers"/>.</summary>
    public required string Answer { get; init; }

    /// <summary>The thrown exception's type and its base types, the outermost exception's only; empty when nothing was thrown.</summary>
    public string Exceptions { get; init; } = "";

    /// <summary>The message, the difference or the judgement.</summary>
    public string Text { get; init; } = "";

    /// <summary>Bytes that the thread allocated.</summary>
    public long AllocatedBytes { get; init; }

    /// <summary>Processor time of the thread, or wall time where the system does not tell it.</summary>
    public double Milliseconds { get; init; }

    /// <summary>What was seen beside the answer: see the constants of <see cref="Remarks"/>.</summary>
    public IReadOnlyList<string> Remarked { get; init; } = [];

    /// <summary>The class and method of Goldilocks or of the adapter that threw; empty where the library did, or nothing.</summary>
    public string PlaceOfOurs { get; init; } = "";

    /// <summary>What was noted that no grade depends on.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>What a capability was judged; null for an attack.</summary>
    public Judgement? Judgement { get; init; }
}

/// <summary>The words for <see cref="Observation.Answer"/>. src/Goldilocks.Probing knows them too.</summary>
internal static class Answers
{
    /// <summary>A value, and nothing wrong with it.</summary>
    public const string Value = "value";

    /// <summary>An exception, where one is right or may be.</summary>
    public const string Threw = "threw";

    /// <summary>A value that is not what the payload says.</summary>
    public const string Wrong = "wrong";

    /// <summary>A value, where only an exception is right.</summary>
    public const string AcceptedIllegal = "accepted-illegal";

    /// <summary>An exception, where only a value is right.</summary>
    public const string RefusedLegal = "refused-legal";

    /// <summary>A capability's judgement.</summary>
    public const string Judged = "judged";

    /// <summary>The process ended.</summary>
    public const string Died = "died";

    /// <summary>The process ended because the system refused it memory.</summary>
    public const string DiedOfMemory = "died-of-memory";

    /// <summary>It took longer than the watchdog waits.</summary>
    public const string Hung = "hung";

    /// <summary>Not tried, because too many inputs of its kind had ended the process.</summary>
    public const string LeftOut = "left-out";

    /// <summary>Not tried, because a lighter input that says the same had ended the process.</summary>
    public const string Implied = "implied";

    /// <summary>The input could not be made.</summary>
    public const string Unmade = "unmade";

    /// <summary>The process ended while the input was made.</summary>
    public const string DiedMaking = "died-making";

    /// <summary>Making the input took longer than the watchdog waits.</summary>
    public const string HungMaking = "hung-making";

    /// <summary>Memory ran out while the input was made.</summary>
    public const string OutOfMemoryMaking = "out-of-memory-making";

    /// <summary>The golden payload was not read as before, after all inputs.</summary>
    public const string Poisoned = "poisoned";
}

/// <summary>The words for <see cref="Observation.Remarked"/>. src/Goldilocks.Probing knows them too.</summary>
internal static class Remarks
{
    /// <summary>More allocated than 64 MB and 16 times the input.</summary>
    public const string Greedy = "greedy";

    /// <summary>More than a second.</summary>
    public const string Slow = "slow";

    /// <summary>Memory was refused by the system.</summary>
    public const string OutOfMemory = "out-of-memory";

    /// <summary>Time or memory grows faster than the input.</summary>
    public const string GrowsTooFast = "grows-too-fast";

    /// <summary>More memory kept than the input explains.</summary>
    public const string KeepsTooMuch = "keeps-too-much";

    /// <summary>Code of a class ran that only the payload named.</summary>
    public const string ForeignCode = "foreign-code";

    /// <summary>The exception was thrown by the adapter or by Goldilocks, so it says nothing about the library.</summary>
    public const string ThrownByOurs = "thrown-by-ours";
}
