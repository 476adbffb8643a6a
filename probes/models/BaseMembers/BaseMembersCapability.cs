using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What the base class has is part of every object of the class.</summary>
public sealed class MembersOfBase() : RoundTripCapability<Descendant>("C17.base", "a class with members of its base class, used as itself", "members")
{
    protected override bool IsOfConversion => true;

    protected override Descendant Make() => new() { Number = 11, Text = "here", Own = 33 };

    protected override Judgement Judge(Descendant read) => read switch
    {
        { Number: 11, Text: "here", Own: 33 } => Judgement.Pass(),
        { Number: 0, Text: null, Own: 33 } => Judgement.Fail("the members of the base class are lost, silently"),
        var other => Judgement.Fail($"11, here and 33 come back as {other.Number}, {other.Text ?? "null"} and {other.Own}, silently"),
    };
}
