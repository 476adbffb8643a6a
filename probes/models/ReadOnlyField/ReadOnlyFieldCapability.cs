using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A read-only field that a constructor sets.</summary>
public sealed class ReadOnlyField() : RoundTripCapability<Plate>("C18", "a field that is read-only", "members")
{
    protected override Plate Make() => new(7);

    protected override Judgement Judge(Plate read) => read switch
    {
        { Number: 7 } => Judgement.Pass(),
        _ => Judgement.Fail("its values are lost, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PlateModel() : CapabilityModel<Plate>(Needs.ReadOnlyMembers);
