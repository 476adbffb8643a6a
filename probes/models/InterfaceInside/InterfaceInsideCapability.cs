using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Code that is generated for the interface has to name it with what is around it.</summary>
public sealed class InterfacesInside() : RoundTripCapability<Voyage>("C15.nested", "a member is declared as an interface that lies inside of another interface", "polymorphism")
{
    protected override Voyage Make() => new() { Craft = new Barge { Draught = 11 } };

    protected override Judgement Judge(Voyage read) => read switch
    {
        { Craft: Barge { Draught: 11 } } => Judgement.Pass(),
        { Craft: var craft } => Judgement.Fail($"11 comes back as {(craft is null ? "null" : $"{craft.Draught} of a {craft.GetType().Name}")}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class VoyageModel() : CapabilityModel<Voyage>(Needs.Polymorphism);
