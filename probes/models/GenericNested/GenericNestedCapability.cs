using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>One class in the source, and several at run time that need each other.</summary>
public sealed class GenericsInGenerics() : RoundTripCapability<HasDuos>("C20.generic-nested", "a generic class of two types, one in another, and one with a member of itself", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasDuos Make() => new() { Plain = new() { Left = 11, Right = "here" }, Nested = new() { Left = new() { Left = 22, Right = 33 }, Right = ["one"] }, Chain = new() { Content = 44, Next = new() { Content = 55 } } };

    protected override Judgement Judge(HasDuos read) => read switch
    {
        { Plain: { Left: 11, Right: "here" }, Nested: { Left: { Left: 22, Right: 33 }, Right: ["one"] }, Chain: { Content: 44, Next: { Content: 55, Next: null } } } => Judgement.Pass(),
        _ => Judgement.Fail("other values come back, silently"),
    };
}
