using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A payload that names the class alone does not say which of them it is.</summary>
public sealed class SameNamesByInterface() : RoundTripCapability<Wallet>("C15.same-name", "two classes of one name in two namespaces, in a list of the interface that both implement", "polymorphism")
{
    protected override bool IsOfConversion => true;

    protected override Wallet Make() => new() { List = [new Museum.Card { Number = 11 }, new Lido.Card { Reader = "here" }] };

    protected override Judgement Judge(Wallet read) => read switch
    {
        { List: [Museum.Card { Number: 11 }, Lido.Card { Reader: "here" }] } => Judgement.Pass(),
        { List: var passes } => Judgement.Fail("two cards come back as " + string.Join(", ", passes?.Select(pass => pass?.GetType().FullName ?? "null") ?? ["nothing"]) + ", silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class WalletModel() : CapabilityModel<Wallet>(Needs.Polymorphism);
