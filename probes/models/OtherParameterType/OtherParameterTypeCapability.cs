using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader has to convert the value, or must not take this constructor.</summary>
public sealed class OtherParameterTypes() : RoundTripCapability<Offer>("C17.other-type", "a constructor whose parameters have other types than the members that they set: int? for int, IEnumerable for List", "members")
{
    protected override bool IsOfConversion => true;

    protected override Offer Make() => new(11, ["one", "two"]);

    protected override Judgement Judge(Offer read) => read switch
    {
        { Amount: 11, Parts: ["one", "two"] } => Judgement.Pass(),
        var offer => Judgement.Fail($"11 and 2 texts come back as {offer.Amount} and {offer.Parts?.Count ?? 0} texts, silently"),
    };
}

/// <summary>A reader that cannot call the constructor can make a structure all the same, and nothing can be set in it.</summary>
public sealed class OtherParameterTypesOfStructure() : RoundTripCapability<Tender>("C17.struct-other-type", "a structure whose constructor has parameters of other types than the members that they set, and no mark", "members")
{
    protected override bool IsOfConversion => true;

    protected override Tender Make() => new() { Value = new(11, ["one", "two"]) };

    protected override Judgement Judge(Tender read) => read.Value switch
    {
        { Amount: 11, Parts: ["one", "two"] } => Judgement.Pass(),
        var bid => Judgement.Fail($"11 and 2 texts come back as {bid.Amount} and {bid.Parts?.Count ?? 0} texts, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class TenderModel() : CapabilityModel<Tender>(Needs.ReadOnlyMembers);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class OfferModel() : CapabilityModel<Offer>(Needs.ReadOnlyMembers);
