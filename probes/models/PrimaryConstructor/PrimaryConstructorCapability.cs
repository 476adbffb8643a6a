using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Members that only a record's constructor sets.</summary>
public sealed class RecordConstructor() : ModelCapability("C17.record", "a record with a primary constructor", "members", typeof(Place))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Place(7, "aisle"));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Row: 7, Label: "aisle" } => Judgement.Pass(),
            _ => Judgement.Fail("its values are lost, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PlaceModel() : CapabilityModel<Place>(Needs.ReadOnlyMembers);
