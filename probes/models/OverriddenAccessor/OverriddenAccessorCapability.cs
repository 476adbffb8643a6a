using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that looks at the override alone sees a property that cannot be read, and one that cannot be set.</summary>
public sealed class OverriddenAccessors() : RoundTripCapability<FineRegulator>("C20.override-one", "properties of which a derived class overrides the setter only, and the getter only", "members")
{
    protected override bool IsOfConversion => true;

    protected override FineRegulator Make() => new() { Set = 11, Got = 22, Step = 33 };

    protected override Judgement Judge(FineRegulator read) => read switch
    {
        { Set: 11, Got: 22, Step: 33 } => Judgement.Pass(),
        { Set: 0, Got: 22, Step: 33 } => Judgement.Fail("the one whose setter alone is overridden is lost, silently"),
        { Set: 11, Got: 0, Step: 33 } => Judgement.Fail("the one whose getter alone is overridden is lost, silently"),
        var regulator => Judgement.Fail($"11, 22 and 33 come back as {regulator.Set}, {regulator.Got} and {regulator.Step}, silently"),
    };
}
