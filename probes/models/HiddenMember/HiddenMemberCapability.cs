using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format that goes by names has one name for two members.</summary>
public sealed class HiddenMembers() : RoundTripCapability<Tower>("C20.hidden", "a member that hides one of the base class (new), with another value in each", "members")
{
    protected override bool IsOfConversion => true;

    protected override Tower Make() => new Tower { Height = 11 }.WithBase(22);

    protected override Judgement Judge(Tower read) => read switch
    {
        { Height: 11 } tower when tower.HeightOfBase() == 22 => Judgement.Pass(),
        { Height: 11 } tower when tower.HeightOfBase() == 0 => Judgement.Partial("the value of the member that is hidden is lost"),
        var tower => Judgement.Fail($"11, and 22 in the base class, come back as {tower.Height} and {tower.HeightOfBase()}, silently"),
    };
}
