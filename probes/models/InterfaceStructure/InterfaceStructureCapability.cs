using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It lies in a box, which a library may take for an object of a class.</summary>
public sealed class InterfaceStructures() : RoundTripCapability<Purse>("C15.structure", "a member is declared as an interface, and holds a structure", "polymorphism")
{
    protected override Purse Make() => new() { Token = new Ducat { Amount = 11, Currency = "CHF" } };

    protected override Judgement Judge(Purse read) => read switch
    {
        { Token: Ducat { Amount: 11, Currency: "CHF" } } => Judgement.Pass(),
        { Token: var token } => Judgement.Fail($"a Ducat of 11 CHF comes back as {(token is null ? "null" : token is Ducat ducat ? $"{ducat.Amount} {ducat.Currency ?? "null"}" : token.GetType().Name)}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PurseModel() : CapabilityModel<Purse>(Needs.Polymorphism);
