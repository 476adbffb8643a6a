using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A payload that names the class alone does not say which of them it is.</summary>
public sealed class SameNamesDerived() : RoundTripCapability<FareTable>("C13.same-name", "two derived classes of one name in two namespaces, in a list of their base class", "polymorphism")
{
    protected override bool IsOfConversion => true;

    protected override FareTable Make() => new() { List = [new Rail.Ticket { Price = 1, Seat = 11 }, new Road.Ticket { Price = 2, Lane = "here" }] };

    protected override Judgement Judge(FareTable read) => read switch
    {
        { List: [Rail.Ticket { Price: 1, Seat: 11 }, Road.Ticket { Price: 2, Lane: "here" }] } => Judgement.Pass(),
        { List: var fares } => Judgement.Fail("a rail ticket and a road ticket come back as " + string.Join(", ", fares?.Select(fare => fare?.GetType().FullName ?? "null") ?? ["nothing"]) + ", silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class FareTableModel() : CapabilityModel<FareTable>(Needs.Polymorphism);
