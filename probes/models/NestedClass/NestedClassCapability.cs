using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its full name has a mark of its own.</summary>
public sealed class NestedClasses() : RoundTripCapability<Outer>("C20.nested", "a class inside of another, beside an enumeration", "members")
{
    protected override bool IsOfConversion => true;

    protected override Outer Make() => new() { Part = new() { Number = 11 }, Kind = Outer.Size.Large };

    protected override Judgement Judge(Outer read) => read switch
    {
        { Part.Number: 11, Kind: Outer.Size.Large } => Judgement.Pass(),
        var outer => Judgement.Fail($"11 and Large come back as {outer.Part?.Number} and {outer.Kind}, silently"),
    };
}
