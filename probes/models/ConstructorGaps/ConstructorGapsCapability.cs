using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that matches the parameters with the numbers takes the first parameter for the first number.</summary>
public sealed class ConstructorsWithGaps() : RoundTripCapability<Canister>("C17.gaps", "a class whose members only its constructor sets, with gaps between their numbers", "members")
{
    protected override bool IsOfConversion => true;

    protected override Canister Make() => new(11, "here");

    protected override Judgement Judge(Canister read) => read switch
    {
        { Volume: 11, Content: "here" } => Judgement.Pass(),
        var canister => Judgement.Fail($"11 and here come back as {canister.Volume} and {canister.Content ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class CanisterModel() : CapabilityModel<Canister>(Needs.ReadOnlyMembers);
