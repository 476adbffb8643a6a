using System.Globalization;

namespace Goldilocks.Probing;

/// <summary>Inputs of a section that ended in the same way.</summary>
/// <param name="Probe">Such as <c>H03</c>, or a capability's identity.</param>
/// <param name="Model">The root model.</param>
/// <param name="IsWriting">True for an object that was written.</param>
/// <param name="Answer">One of the constants.</param>
/// <param name="Exceptions">The thrown exception's type, then its base types; empty when nothing was thrown.</param>
/// <param name="Remarks">What was seen beside the answer.</param>
/// <param name="Number">The first such input; -1 for what belongs to no input.</param>
/// <param name="StackBytes">The stack that it ran on.</param>
/// <param name="Milliseconds">Of processor time.</param>
/// <param name="AllocatedBytes">By its thread.</param>
/// <param name="Input">What was tried, in words.</param>
/// <param name="Text">The message, the difference, or what was judged.</param>
public sealed record OutcomeKind(
    string Probe,
    string Model,
    bool IsWriting,
    string Answer,
    IReadOnlyList<string> Exceptions,
    IReadOnlyList<string> Remarks,
    int Number,
    int StackBytes,
    double Milliseconds,
    long AllocatedBytes,
    string Input,
    string Text)
{
    // The words of src/Goldilocks.Prober/Observation.cs. They are repeated because this project must not refer to that one.
    internal const string Value = "value";
    internal const string Threw = "threw";
    internal const string Wrong = "wrong";
    internal const string AcceptedIllegal = "accepted-illegal";
    internal const string RefusedLegal = "refused-legal";
    internal const string Judged = "judged";
    internal const string Died = "died";
    internal const string DiedOfMemory = "died-of-memory";
    internal const string Hung = "hung";
    internal const string LeftOut = "left-out";
    internal const string Implied = "implied";
    internal const string Unmade = "unmade";
    internal const string DiedMaking = "died-making";
    internal const string HungMaking = "hung-making";
    internal const string OutOfMemoryMaking = "out-of-memory-making";
    internal const string Poisoned = "poisoned";
    internal const string Greedy = "greedy";
    internal const string Slow = "slow";
    internal const string OutOfMemory = "out-of-memory";
    internal const string GrowsTooFast = "grows-too-fast";
    internal const string KeepsTooMuch = "keeps-too-much";
    internal const string ForeignCode = "foreign-code";
    internal const string ThrownByOurs = "thrown-by-ours";

    /// <summary>True for an input that could not be made or was left out: it was not tried.</summary>
    public bool IsUntried => Answer is Unmade or DiedMaking or HungMaking or OutOfMemoryMaking or LeftOut;

    /// <summary>True for an input that would say what a lighter one said. It is tried where the lighter one does not happen again, and counts as none otherwise.</summary>
    public bool IsImplied => Answer == Implied;

    /// <summary>True for an input that ended its process, or that its process was ended for.</summary>
    public bool IsEnd => Answer is Died or DiedOfMemory or Hung;

    /// <summary>True where what else the machine does may be the cause.</summary>
    public bool DependsOnTheMachine => Answer is Hung or DiedOfMemory || Remarks.Any(remark => remark is Slow or OutOfMemory);

    /// <summary>The columns of a line.</summary>
    internal const int Columns = 18;

    /// <summary>How many other inputs are kept for a second try.</summary>
    internal const int KeptOthers = 2;

    /// <summary>How many inputs ended so.</summary>
    public int Alike { get; init; } = 1;

    /// <summary>Some of the others.</summary>
    public IReadOnlyList<int> Others { get; init; } = [];

    /// <summary>The verdict on a capability; empty for an attack.</summary>
    public string Verdict { get; init; } = "";

    /// <summary>What was recorded about a capability.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>The bytes that show a judgement, in base64; empty when there are none.</summary>
    public string Evidence { get; init; } = "";

    /// <summary>The class and method of Goldilocks or of the adapter that threw; empty where the library did, or nothing.</summary>
    public string PlaceOfOurs { get; init; } = "";

    /// <summary>The same outcome with the thrower of another one.</summary>
    /// <param name="seen">What the same input came to where no method is inlined.</param>
    internal OutcomeKind ThrownAs(OutcomeKind seen) => this with
    {
        PlaceOfOurs = seen.PlaceOfOurs,
        Remarks = [.. Remarks.Where(remark => remark != ThrownByOurs), .. seen.Remarks.Where(remark => remark == ThrownByOurs)],
    };

    internal static OutcomeKind Parse(string[] columns) => new(
        columns[2],
        columns[3],
        columns[4] == "Writing",
        columns[5],
        columns[6].Split('<', StringSplitOptions.RemoveEmptyEntries),
        columns[7].Split(',', StringSplitOptions.RemoveEmptyEntries),
        int.Parse(columns[8], CultureInfo.InvariantCulture),
        int.Parse(columns[9], CultureInfo.InvariantCulture),
        double.Parse(columns[10], CultureInfo.InvariantCulture),
        long.Parse(columns[11], CultureInfo.InvariantCulture),
        columns[12],
        columns[13])
    {
        Verdict = columns[14],
        Notes = columns[15].Split('\n', StringSplitOptions.RemoveEmptyEntries),
        Evidence = columns[16],
        PlaceOfOurs = columns[17],
    };
}
