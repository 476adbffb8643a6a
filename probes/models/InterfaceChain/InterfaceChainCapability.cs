using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Between the interface and the class of the object is a class that no object is of.</summary>
public sealed class InterfaceChains() : RoundTripCapability<Quartet>("C15.chain", "a member is declared as an interface, which an abstract class implements, and it holds a class of that one", "polymorphism")
{
    protected override Quartet Make() => new() { Value = new Viola { Strings = 4, Maker = "here" } };

    protected override Judgement Judge(Quartet read) => read.Value switch
    {
        Viola { Strings: 4, Maker: "here" } => Judgement.Pass(),
        Viola viola => Judgement.Fail($"4 and here come back as {viola.Strings} and {viola.Maker ?? "null"}, silently"),
        var sounding => Judgement.Fail($"a viola comes back as {sounding?.GetType().Name ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class QuartetModel() : CapabilityModel<Quartet>(Needs.Polymorphism);
