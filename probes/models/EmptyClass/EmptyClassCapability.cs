using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>That it is there is all that it says.</summary>
public sealed class EmptyClasses() : RoundTripCapability<HasNothing>("C20.empty", "a class without members: in a member, twice in a list, and before a number", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasNothing Make() => new() { Part = new(), Parts = [new(), new()], Number = 11 };

    protected override Judgement Judge(HasNothing read) => read switch
    {
        { Part: not null, Parts: [not null, not null], Number: 11 } => Judgement.Pass(),
        { Number: not 11 } => Judgement.Fail($"the number behind it, 11, comes back as {read.Number}, silently"),
        { Part: null } => Judgement.Fail("it comes back as null, silently"),
        { Parts: var parts } => Judgement.Fail($"a list of two comes back {(parts is null ? "as null" : $"with {parts.Count(part => part is not null)}")}, silently"),
    };
}
