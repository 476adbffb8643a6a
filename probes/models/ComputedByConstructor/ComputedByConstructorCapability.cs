using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The computed member has neither a setter nor a parameter of the constructor.</summary>
public sealed class ComputedBesideConstructor() : RoundTripCapability<Player>("C17.computed-constructor", "a member that has a getter only, beside one that only the constructor sets", "members")
{
    protected override Player Make() => new(11) { Last = 33 };

    protected override Judgement Judge(Player read) => read switch
    {
        { Number: 11, Last: 33 } => Judgement.Pass(),
        var other => Judgement.Fail($"11 and 33 come back as {other.Number} and {other.Last}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PlayerModel() : CapabilityModel<Player>(Needs.ReadOnlyMembers);
