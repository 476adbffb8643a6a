namespace Goldilocks.Probes.Models;

/// <summary>No member is declared as it.</summary>
[Contract]
[Derived(10, typeof(Villa))]
public abstract partial class House
{
    [Member(First + 0), NamedMember]
    public virtual int Rooms { get; set; }

    [Member(First + 1), NamedMember]
    public abstract string? Owner { get; set; }
}

[Contract]
public sealed partial class Villa : House
{
    [Member(First + 0), NamedMember]
    public override int Rooms { get; set; }

    [Member(First + 1), NamedMember]
    public override string? Owner { get; set; }

    [Member(First + 2), NamedMember]
    public int Pools { get; set; }
}
