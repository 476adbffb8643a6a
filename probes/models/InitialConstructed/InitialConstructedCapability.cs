using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The object that is there cannot be filled.</summary>
public sealed class InitialConstructed() : RoundTripCapability<Doorway>("C25.initial-constructor", "a member with an initial object, whose members only its constructor sets, written with another object", "values")
{
    protected override bool IsOfConversion => true;

    protected override Doorway Make() => new() { Value = new(11, "here") };

    protected override Judgement Judge(Doorway read) => read.Value switch
    {
        { Number: 11, Text: "here" } => Judgement.Pass(),
        { Number: 7, Text: "initial" } => Judgement.Fail("11 and here come back as the initial 7 and initial, silently"),
        var hinge => Judgement.Fail($"11 and here come back as {hinge?.Number.ToString() ?? "null"} and {hinge?.Text ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class DoorwayModel() : CapabilityModel<Doorway>(Needs.ReadOnlyMembers);
