using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Between the declared class and that of the object is one that no object is of.</summary>
public sealed class AbstractChains() : RoundTripCapability<Menagerie>("C13.chain", "a member is declared as an abstract class, from which another abstract class derives, and it holds a class of that one", "polymorphism")
{
    protected override Menagerie Make() => new() { Value = new Lynx { Age = 11, Coat = "grey", Tufts = 2 } };

    protected override Judgement Judge(Menagerie read) => read.Value switch
    {
        Lynx { Age: 11, Coat: "grey", Tufts: 2 } => Judgement.Pass(),
        Lynx lynx => Judgement.Fail($"11, grey and 2 come back as {lynx.Age}, {lynx.Coat ?? "null"} and {lynx.Tufts}, silently"),
        var creature => Judgement.Fail($"a lynx comes back as {creature?.GetType().Name ?? "null"}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class MenagerieModel() : CapabilityModel<Menagerie>(Needs.Polymorphism);
