using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>They are no part of an object.</summary>
public sealed class StaticMembers() : RoundTripCapability<Counter>("C20.static", "a class with static members and a constant", "members")
{
    protected override bool IsOfConversion => true;

    protected override Counter Make() => new() { Number = 11 };

    protected override Judgement Judge(Counter read) => read switch
    {
        { Number: 11 } when Counter.Shared == 7 => Judgement.Pass(),
        { Number: 11 } => Judgement.Fail("reading changes a static member"),
        var counter => Judgement.Fail($"11 comes back as {counter.Number}, silently"),
    };
}
