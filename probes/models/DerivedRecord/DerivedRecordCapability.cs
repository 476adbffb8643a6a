using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>One member is of the base class, one is set by the constructor, and one has a setter.</summary>
public sealed class DerivedRecords() : RoundTripCapability<Stool>("C17.record-derived", "a record that derives from another, with a member of its own in its body", "members")
{
    protected override bool IsOfConversion => true;

    protected override Stool Make() => new(4, "red") { Year = 1999 };

    protected override Judgement Judge(Stool read) => read switch
    {
        { Legs: 4, Colour: "red", Year: 1999 } => Judgement.Pass(),
        var stool => Judgement.Fail($"4, red and 1999 come back as {stool.Legs}, {stool.Colour ?? "null"} and {stool.Year}, silently"),
    };
}
