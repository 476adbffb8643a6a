using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Members without a setter.</summary>
public sealed class GetOnlyMembers() : ModelCapability("C17.class", "a class whose members only its constructor sets", "members", typeof(Seat))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Seat(7, "aisle"));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Row: 7, Label: "aisle" } => Judgement.Pass(),
            _ => Judgement.Fail("its values are lost, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SeatModel() : CapabilityModel<Seat>(Needs.ReadOnlyMembers);
