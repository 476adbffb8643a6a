namespace Goldilocks.Prober;

/// <summary>
/// Something that a serializer may be able to do. Capabilities are found by reflection in this assembly and in the program, so that a new one needs no list; they have a
/// public constructor without parameters. A capability that dies, hangs or throws is recorded as failed, with what happened.
/// </summary>
public abstract class Capability
{
    /// <summary>The capability's identity: <c>C07</c>, or <c>C07.rename</c> for one of several judgements under a number.</summary>
    public abstract string Id { get; }

    /// <summary>What is asked, in words: <c>a member was added at the end</c>.</summary>
    public abstract string Question { get; }

    /// <summary>The section that <c>--only</c> may name, and that shares a child process: <c>versions</c>, <c>values</c>, <c>graphs</c>.</summary>
    public abstract string Family { get; }

    /// <summary>The stack of the thread that runs it.</summary>
    public virtual int StackBytes => Stacks.Small;

    /// <summary>The memory that it may take where that is gigabytes, and tens of seconds with them; 0 for any other. Its section is tried only where <c>--only</c> names it, and has the limits for that.</summary>
    public virtual long HeavyBytes => 0;

    /// <summary>True when it must be tried in a process in which little happened before: its section then is the first in it.</summary>
    public virtual bool NeedsFreshProcess => false;

    /// <summary>
    /// True when it is about what a payload says of types: it is tried once more in a process that wrote none of its payloads, because writing may tell a library of the types. src/Goldilocks.Probing knows the family too.
    /// </summary>
    public bool IsReadApart => Family == "polymorphism";

    /// <summary>Tries it.</summary>
    public abstract Judgement Run(ISubject subject);
}

/// <summary>What was seen of a capability.</summary>
public sealed record Judgement
{
    private Judgement(Verdict verdict, string what)
    {
        Verdict = verdict;
        What = what;
    }

    /// <summary>The verdict.</summary>
    public Verdict Verdict { get; }

    /// <summary>What works, what does not, or why it was not tried; empty for a pass that needs no words.</summary>
    public string What { get; }

    /// <summary>Facts that were recorded on the way, such as <c>last of two duplicate keys wins</c>.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>The bytes that show it; null when there are none.</summary>
    public byte[]? Evidence { get; init; }

    /// <summary>It works.</summary>
    public static Judgement Pass(string what = "") => new(Verdict.Pass, what);

    /// <summary>It works in part.</summary>
    public static Judgement Partial(string what) => new(Verdict.Partial, what);

    /// <summary>It does not work.</summary>
    public static Judgement Fail(string what) => new(Verdict.Fail, what);

    /// <summary>It could not be tried, because the adapter states no attribute for extension data.</summary>
    public static Judgement NoRestMember { get; } = NotApplicable("the adapter names no attribute of the library for such a member");

    /// <summary>It could not be tried, because the adapter makes a new object for each payload.</summary>
    public static Judgement NoTargets { get; } = NotApplicable("the adapter does not read into an object that is there; goldilocks populate says which libraries have a call for it");

    /// <summary>It could not be tried.</summary>
    public static Judgement NotApplicable(string why) => new(Verdict.NotApplicable, why);
}

/// <summary>What became of a capability.</summary>
public enum Verdict
{
    /// <summary>It works.</summary>
    Pass,

    /// <summary>It works in part.</summary>
    Partial,

    /// <summary>It does not work.</summary>
    Fail,

    /// <summary>It could not be tried.</summary>
    NotApplicable,
}
