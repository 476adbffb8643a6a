using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Each element says which class it is.</summary>
public sealed class DerivedElements() : RoundTripCapability<Basket>("C13.array", "an array of a base class holds derived classes", "polymorphism")
{
    protected override Basket Make() => new() { Row = [new Apple { Weight = 11, Colour = "red" }, new Pear { Weight = 22, Days = 3 }] };

    protected override Judgement Judge(Basket read) => read switch
    {
        { Row: [Apple { Weight: 11, Colour: "red" }, Pear { Weight: 22, Days: 3 }] } => Judgement.Pass(),
        _ => Judgement.Fail("other fruits come back, silently"),
    };
}

/// <summary>The array is of a narrower type than the member.</summary>
public sealed class NarrowElements() : RoundTripCapability<Basket>("C13.narrower", "an array of a derived class in a member declared as an array of its base class", "polymorphism")
{
    protected override Basket Make() => new() { Row = new Apple[] { new() { Weight = 11, Colour = "red" }, new() { Weight = 22, Colour = "green" } } };

    protected override Judgement Judge(Basket read) => read switch
    {
        { Row: [Apple { Weight: 11, Colour: "red" }, Apple { Weight: 22, Colour: "green" }] } => Judgement.Pass(),
        _ => Judgement.Fail("other fruits come back, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class BasketModel() : CapabilityModel<Basket>(Needs.Polymorphism);
