using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that compares names without the line in front and without case has two members for one parameter.</summary>
public sealed class AlikeFields() : RoundTripCapability<Cruise>("C17.alike-field", "a private field, marked as the library wants it, beside a property of its name with a getter only, and a constructor that takes both", "members")
{
    protected override bool IsOfConversion => true;

    protected override Cruise Make() => new(11);

    protected override Judgement Judge(Cruise read) => read.Distance == 11 ? Judgement.Pass() : Judgement.Fail($"11 comes back as {read.Distance}, silently");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class CruiseModel() : CapabilityModel<Cruise>(Needs.ReadOnlyMembers);
