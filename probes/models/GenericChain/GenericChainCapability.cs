using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The types of the members follow from two classes.</summary>
public sealed class GenericChains() : RoundTripCapability<Pantry>("C20.generic-chain", "a class whose base class is generic, and derives from a generic class of another type itself", "members")
{
    protected override bool IsOfConversion => true;

    protected override Pantry Make() => new() { Upper = ["one", "two"], Key = 11, Door = "here" };

    protected override Judgement Judge(Pantry read) => read switch
    {
        { Upper: ["one", "two"], Key: 11, Door: "here" } => Judgement.Pass(),
        var pantry => Judgement.Fail($"2 texts, 11 and here come back as {pantry.Upper?.Count ?? 0} texts, {pantry.Key} and {pantry.Door ?? "null"}, silently"),
    };
}
