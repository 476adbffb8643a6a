using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format that goes by names has one name for two members of two types.</summary>
public sealed class HiddenTypes() : RoundTripCapability<NamedSample>("C20.hidden-type", "a member that hides one of the base class (new) and has another type", "members")
{
    protected override bool IsOfConversion => true;

    protected override NamedSample Make() => new NamedSample { Reading = "here" }.WithBase(22);

    protected override Judgement Judge(NamedSample read) => (read.Reading, read.ReadingOfBase()) switch
    {
        ("here", 22) => Judgement.Pass(),
        ("here", 0) => Judgement.Partial("the value of the member that is hidden is lost"),
        var (reading, ofBase) => Judgement.Fail($"here, and 22 in the base class, come back as {reading ?? "null"} and {ofBase}, silently"),
    };
}
