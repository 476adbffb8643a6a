using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program of an older version reads a payload of a newer version and writes it again. Its class has a place for what it does not know, which no program looks into: only what is written again shows what was kept.</summary>
public sealed class HeldRest() : PassedOnCapability<V2.Held, V1.Held>("C47.held", "members that a class does not have are held by the library's own base class or interface for them, and written again")
{
    protected override V2.Held Make() => new() { Known = 11, Newer = "here", Number = 22, Numbers = [1, 2] };

    protected override bool IsWhole(V2.Held read) => read is { Known: 11, Newer: "here", Number: 22, Numbers: [1, 2] };

#if !TAKES_HELD_REST
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no base class and no interface of the library for such members");
#endif
}
