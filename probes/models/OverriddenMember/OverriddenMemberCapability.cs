using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Both declarations have the attribute, and it is one member.</summary>
public sealed class OverriddenMembers() : RoundTripCapability<Villa>("C20.override", "a member that overrides one of the base class, and one that implements an abstract one", "members")
{
    protected override bool IsOfConversion => true;

    protected override Villa Make() => new() { Rooms = 11, Owner = "here", Pools = 33 };

    protected override Judgement Judge(Villa read) => read switch
    {
        { Rooms: 11, Owner: "here", Pools: 33 } => Judgement.Pass(),
        var villa => Judgement.Fail($"11, here and 33 come back as {villa.Rooms}, {villa.Owner ?? "null"} and {villa.Pools}, silently"),
    };
}
