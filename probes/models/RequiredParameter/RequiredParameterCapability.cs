using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that takes a parameter and a required member for two values waits for one of them in vain.</summary>
public sealed class RequiredParameter() : RoundTripCapability<Licence>("C17.required-parameter", "a class with required members, of which its constructor takes one, without SetsRequiredMembers", "members")
{
    protected override bool IsOfConversion => true;

    protected override Licence Make() => new(11) { Number = 11, Country = "here" };

    protected override Judgement Judge(Licence read) => read switch
    {
        { Number: 11, Country: "here" } => Judgement.Pass(),
        var licence => Judgement.Fail($"11 and here come back as {licence.Number} and {licence.Country ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class LicenceModel() : CapabilityModel<Licence>(Needs.ReadOnlyMembers);
