using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Nothing can be set and nothing can be called, so a reader that knows no other way must say so.</summary>
public sealed class FactoryStructures() : RoundTripCapability<HasHallmark>("C17.factory-structure", "a structure with a private constructor, which only a method of its own makes, and a member with a getter only, without a mark", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasHallmark Make() => new() { Number = 11, Value = Hallmark.Of("here") };

    protected override Judgement Judge(HasHallmark read) => read switch
    {
        { Number: 11, Value.Text: "here" } => Judgement.Pass(),
        { Value: var mark } => Judgement.Fail($"11 and here come back as {read.Number} and {mark.Text ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasHallmarkModel() : CapabilityModel<HasHallmark>(Needs.ReadOnlyMembers);
