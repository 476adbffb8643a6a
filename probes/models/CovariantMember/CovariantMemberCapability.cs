using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Both declarations have the attribute, and it is one member, of the type of the derived class.</summary>
public sealed class CovariantMembers() : RoundTripCapability<Hangar>("C20.covariant", "a member without a setter that overrides one of the base class, and has a derived class for its type", "members")
{
    protected override bool IsOfConversion => true;

    protected override Hangar Make() => new(new Glider { Number = 11, Span = 22 });

    protected override Judgement Judge(Hangar read) => read.Guest is { Number: 11, Span: 22 } ? Judgement.Pass()
        : Judgement.Fail($"11 and 22 come back as {(read.Guest is { } guest ? $"{guest.Number} and {guest.Span}" : "null")}, silently");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HangarModel() : CapabilityModel<Hangar>(Needs.ReadOnlyMembers);
