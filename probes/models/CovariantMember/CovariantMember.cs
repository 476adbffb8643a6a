namespace Goldilocks.Probes.Models;

/// <summary>No member is declared as it.</summary>
[Contract]
[Derived(10, typeof(Hangar))]
public abstract partial class AirGarage
{
    [Member(First + 0), NamedMember]
    public abstract Aircraft? Guest { get; }
}

/// <summary>Its member has a narrower type than the one that it overrides. Only a member without a setter can have one.</summary>
[Contract]
public sealed partial class Hangar : AirGarage
{
    [Constructor]
    public Hangar(Glider? guest) => Guest = guest;

    [Member(First + 0), NamedMember]
    public override Glider? Guest { get; }
}

/// <summary>No member that is written is declared as it.</summary>
[Contract]
public partial class Aircraft
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Glider : Aircraft
{
    [Member(First + 1), NamedMember]
    public int Span { get; set; }
}
