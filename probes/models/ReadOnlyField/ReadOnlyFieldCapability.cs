using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>A read-only field that a constructor sets.</summary>
public sealed class ReadOnlyField() : ModelCapability("C18", "a field that is read-only", "members", typeof(Plate))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Plate(7));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 7 } => Judgement.Pass(),
            _ => Judgement.Fail("its values are lost, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PlateModel() : CapabilityModel<Plate>(Needs.ReadOnlyMembers);
