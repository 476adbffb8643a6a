using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Members that only a record's constructor sets.</summary>
public sealed class RecordConstructor() : RoundTripCapability<Place>("C17.record", "a record with a primary constructor", "members")
{
    protected override Place Make() => new(7, "aisle");

    protected override Judgement Judge(Place read) => read switch
    {
        { Row: 7, Label: "aisle" } => Judgement.Pass(),
        _ => Judgement.Fail("its values are lost, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PlaceModel() : CapabilityModel<Place>(Needs.ReadOnlyMembers);
