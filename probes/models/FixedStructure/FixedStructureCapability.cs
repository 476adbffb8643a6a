using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its constructor is marked as the library wants it.</summary>
public sealed class StructureByConstructor() : RoundTripCapability<HasFixedStructure>("C17.struct", "a structure whose members only its constructor sets", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasFixedStructure Make() => new() { Value = new(11, "here") };

    protected override Judgement Judge(HasFixedStructure read) => read switch
    {
        { Value: { Row: 11, Label: "here" } } => Judgement.Pass(),
        { Value: var spot } => Judgement.Fail($"11 and here come back as {spot.Row} and {spot.Label ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasFixedStructureModel() : CapabilityModel<HasFixedStructure>(Needs.ReadOnlyMembers);
