using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The types of the inherited members are those of the derived class.</summary>
public sealed class GenericBases() : RoundTripCapability<Bundle>("C20.generic-base", "a class whose base class is generic", "members")
{
    protected override bool IsOfConversion => true;

    protected override Bundle Make() => new() { Label = "here", Others = ["one", "two"], Weight = 11 };

    protected override Judgement Judge(Bundle read) => read switch
    {
        { Label: "here", Others: ["one", "two"], Weight: 11 } => Judgement.Pass(),
        { Label: null, Others: null or [], Weight: 11 } => Judgement.Fail("the members of the base class are lost, silently"),
        var bundle => Judgement.Fail($"here, 2 texts and 11 come back as {bundle.Label ?? "null"}, {bundle.Others?.Count ?? 0} texts and {bundle.Weight}, silently"),
    };
}
