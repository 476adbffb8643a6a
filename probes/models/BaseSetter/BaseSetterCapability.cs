using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The derived class does not see the setter, so a library must look for it in the base class.</summary>
public sealed class PrivateSetterOfBase() : ModelCapability("C19.base", "a property with a private setter in a base class, marked as the library wants it", "members", typeof(ChildGauge))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var given = new ChildGauge { Own = 33 };
        given.Read(7);
        var read = Attempt.RoundTrip(subject, given);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Reading: 7, Own: 33 } => Judgement.Pass(),
            var other => Judgement.Fail($"7 and 33 come back as {other.Reading} and {other.Own}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ChildGaugeModel() : CapabilityModel<ChildGauge>(Needs.ReadOnlyMembers | Needs.PrivateSetters);
