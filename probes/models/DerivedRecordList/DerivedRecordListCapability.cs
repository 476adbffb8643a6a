using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What is made through a constructor and what is chosen by a name in the payload, together.</summary>
public sealed class DerivedRecordLists() : RoundTripCapability<Watchbook>("C13.record", "a list of an abstract record holds records that derive from it, one of them without a member of its own", "polymorphism")
{
    protected override bool IsOfConversion => true;

    protected override Watchbook Make() => new() { Values = [new WhaleSighting(3, "minke"), new FogSighting(4), new WhaleSighting(5, null)] };

    protected override Judgement Judge(Watchbook read) => read.Values switch
    {
        [WhaleSighting { Hour: 3, Kind: "minke" }, FogSighting { Hour: 4 }, WhaleSighting { Hour: 5, Kind: null }] => Judgement.Pass(),
        var values => Judgement.Fail($"they come back as {(values is null ? "null" : string.Join(", ", values))}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class WatchbookModel() : CapabilityModel<Watchbook>(Needs.Polymorphism | Needs.ReadOnlyMembers);
