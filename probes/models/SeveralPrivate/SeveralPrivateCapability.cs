using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that prefers the constructor with the most parameters has no call for the other member.</summary>
public sealed class SeveralBesidePrivate() : RoundTripCapability<Cartridge>("C17.several-private", "a class with a constructor without parameters and another, which takes a member, beside a member with a private setter, marked as the library wants it", "members")
{
    protected override bool IsOfConversion => true;

    protected override Cartridge Make() => new Cartridge("here").Load(11);

    protected override Judgement Judge(Cartridge read) => read switch
    {
        { Label: "here", Shots: 11 } => Judgement.Pass(),
        var cartridge => Judgement.Fail($"here and 11 come back as {cartridge.Label ?? "null"} and {cartridge.Shots}, silently"),
    };
}
