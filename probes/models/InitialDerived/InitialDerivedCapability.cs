using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The object that is there cannot be filled: it is of another class.</summary>
public sealed class InitialOfAnotherClass() : RoundTripCapability<Enginehouse>("C13.initial", "a member that is declared as a base class, begins with an object of one derived class and is written with one of another", "polymorphism")
{
    protected override Enginehouse Make() => new() { Value = new Electric { Power = 11, Plug = "here" } };

    protected override Judgement Judge(Enginehouse read) => read.Value switch
    {
        Electric { Power: 11, Plug: "here" } => Judgement.Pass(),
        Electric electric => Judgement.Fail($"11 and here come back as {electric.Power} and {electric.Plug ?? "null"}, silently"),
        var motor => Judgement.Fail($"an electric one comes back as {motor?.GetType().Name ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class EnginehouseModel() : CapabilityModel<Enginehouse>(Needs.Polymorphism);
