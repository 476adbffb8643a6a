using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Members without a setter.</summary>
public sealed class GetOnlyMembers() : RoundTripCapability<Seat>("C17.class", "a class whose members only its constructor sets", "members")
{
    protected override Seat Make() => new(7, "aisle");

    protected override Judgement Judge(Seat read) => read switch
    {
        { Row: 7, Label: "aisle" } => Judgement.Pass(),
        _ => Judgement.Fail("its values are lost, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SeatModel() : CapabilityModel<Seat>(Needs.ReadOnlyMembers);
