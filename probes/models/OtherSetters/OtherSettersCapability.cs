using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may know public and private ones only.</summary>
public sealed class OtherSetters() : RoundTripCapability<Dipstick>("C19.others", "properties with a protected, an internal and a private protected setter, marked as the library wants it", "members")
{
    protected override bool IsOfConversion => true;

    protected override Dipstick Make() => new Dipstick().Set(11, 22, 33);

    protected override Judgement Judge(Dipstick read) => read switch
    {
        { Low: 11, Middle: 22, High: 33 } => Judgement.Pass(),
        var dipstick => Judgement.Fail($"11, 22 and 33 come back as {dipstick.Low}, {dipstick.Middle} and {dipstick.High}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class DipstickModel() : CapabilityModel<Dipstick>(Needs.ReadOnlyMembers | Needs.PrivateSetters);
