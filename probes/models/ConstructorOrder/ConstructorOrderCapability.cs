using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that goes by the places of the members and not by their names gives each value to another member of the same type.</summary>
public sealed class ConstructorOrder() : RoundTripCapability<Chest>("C17.order", "a constructor whose parameters stand in another order than the members that they set", "members")
{
    protected override bool IsOfConversion => true;

    protected override Chest Make() => new(length: 11, width: 22, height: 33);

    protected override Judgement Judge(Chest read) => read switch
    {
        { Length: 11, Width: 22, Height: 33 } => Judgement.Pass(),
        _ => Judgement.Fail($"11, 22 and 33 come back as {read.Length}, {read.Width} and {read.Height}, silently"),
    };
}

/// <summary>The same of a record.</summary>
public sealed class RecordOrder() : RoundTripCapability<Slab>("C17.order-record", "a record whose members have numbers in another order than the parameters of its constructor", "members")
{
    protected override bool IsOfConversion => true;

    protected override Slab Make() => new(Above: 11, Below: 22);

    protected override Judgement Judge(Slab read) => read switch
    {
        { Above: 11, Below: 22 } => Judgement.Pass(),
        _ => Judgement.Fail($"11 and 22 come back as {read.Above} and {read.Below}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ChestModel() : CapabilityModel<Chest>(Needs.ReadOnlyMembers);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SlabModel() : CapabilityModel<Slab>(Needs.ReadOnlyMembers);
