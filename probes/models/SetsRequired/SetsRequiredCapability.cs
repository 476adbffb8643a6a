using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Code that calls the constructor must set the members no more; code that sets them must call it all the same.</summary>
public sealed class SetsRequired() : RoundTripCapability<Visa>("C17.sets-required", "a class with required members, which its constructor sets (SetsRequiredMembers)", "members")
{
    protected override bool IsOfConversion => true;

    protected override Visa Make() => new(11, "here");

    protected override Judgement Judge(Visa read) => read switch
    {
        { Number: 11, Country: "here" } => Judgement.Pass(),
        var visa => Judgement.Fail($"11 and here come back as {visa.Number} and {visa.Country ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class VisaModel() : CapabilityModel<Visa>(Needs.ReadOnlyMembers);
