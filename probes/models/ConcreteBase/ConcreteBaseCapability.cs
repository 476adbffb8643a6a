using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The library was told of the derived class. It can make the base class too, and so may do that in silence.</summary>
public sealed class DerivedOfConcrete() : RoundTripCapability<Harbour>("C13.base", "a derived class in place of its base class, which is no abstract class", "polymorphism")
{
    protected override Harbour Make() => HarbourModel.Ship();

    protected override Judgement Judge(Harbour read) => read switch
    {
        { Value: Ship { Number: 11, Text: "here" } } => Judgement.Pass(),
        { Value: var vessel } => Judgement.Fail($"a ship comes back as {vessel?.GetType().Name ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HarbourModel() : ProbeModel<Harbour>(CapabilityModel.NameOf(typeof(Harbour)), Needs.Polymorphism)
{
    internal static Harbour Ship() => new() { Value = new Ship { Number = 11, Text = "here" } };

    protected override Harbour Make() => Ship();
}
