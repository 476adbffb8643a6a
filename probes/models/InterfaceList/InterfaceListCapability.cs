using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Each element says which class it is.</summary>
public sealed class InterfaceLists() : RoundTripCapability<Orchestra>("C15.list", "a list and a dictionary of an interface hold classes that implement it", "polymorphism")
{
    protected override Orchestra Make() => new() { List = [new Flute { Keys = 11 }, new Drum { Skin = "calf" }], Named = new() { ["one"] = new Drum { Skin = "goat" } } };

    protected override Judgement Judge(Orchestra read) => read switch
    {
        { List: [Flute { Keys: 11 }, Drum { Skin: "calf" }], Named: { Count: 1 } named } when named.TryGetValue("one", out var one) && one is Drum { Skin: "goat" } => Judgement.Pass(),
        _ => Judgement.Fail("other instruments come back, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class OrchestraModel() : CapabilityModel<Orchestra>(Needs.Polymorphism | Needs.Dictionary);
