using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that makes the default and finds no setter must say so.</summary>
public sealed class UnmarkedStructure() : RoundTripCapability<HasPlainStructure>("C17.struct-unmarked", "a structure whose members only its constructor sets, without a mark at its constructor", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasPlainStructure Make() => new() { Value = new(11, "here") };

    protected override Judgement Judge(HasPlainStructure read) => read switch
    {
        { Value: { Row: 11, Label: "here" } } => Judgement.Pass(),
        { Value: var mark } => Judgement.Fail($"11 and here come back as {mark.Row} and {mark.Label ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasPlainStructureModel() : CapabilityModel<HasPlainStructure>(Needs.ReadOnlyMembers);
