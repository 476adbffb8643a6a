using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Nothing can be set and nothing can be called, so a reader that knows no other way must say so.</summary>
public sealed class FactoryClasses() : RoundTripCapability<HasCrest>("C17.factory", "a class with a private constructor, which only a method of its own makes, and a member with a getter only, without a mark", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasCrest Make() => new() { Number = 11, Value = Crest.Of("here") };

    protected override Judgement Judge(HasCrest read) => read switch
    {
        { Number: 11, Value.Text: "here" } => Judgement.Pass(),
        { Value: null } => Judgement.Fail($"11 and here come back as {read.Number} and null, silently"),
        { Value: var mark } => Judgement.Fail($"11 and here come back as {read.Number} and {mark.Text ?? "an object without its text"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasCrestModel() : CapabilityModel<HasCrest>(Needs.ReadOnlyMembers);
