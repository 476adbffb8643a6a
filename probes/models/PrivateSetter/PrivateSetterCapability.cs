using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A property that only its own class sets.</summary>
public sealed class PrivateSetter() : RoundTripCapability<Meter>("C19.setter", "a property with a private setter, marked as the library wants it", "members")
{
    protected override bool IsOfConversion => true;

    protected override Meter Make() => new Meter().Read(7);

    protected override Judgement Judge(Meter read) => read switch
    {
        { Reading: 7 } => Judgement.Pass(),
        _ => Judgement.Fail("its values are lost, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class MeterModel() : CapabilityModel<Meter>(Needs.ReadOnlyMembers | Needs.PrivateSetters);

/// <summary>What an adapter sets for private setters is attacked too.</summary>
public sealed class SprigModel() : ProbeModel<Sprig>(CapabilityModel.NameOf(typeof(Sprig)), Needs.ReadOnlyMembers | Needs.PrivateSetters), ISettingModel
{
    string ISettingModel.Setting => "objects with private setters";

    protected override Sprig Make() => Sprig.Deep(3);
}
