namespace Goldilocks.Probes.Models;

/// <summary>No member is declared as it.</summary>
[Contract]
[Derived(10, typeof(FineRegulator))]
public abstract partial class Regulator
{
    [Member(First + 0), NamedMember]
    public virtual int Set { get; set; }

    [Member(First + 1), NamedMember]
    public virtual int Got { get; set; }
}

/// <summary>What it does not override it has from the base class, the library's attribute too.</summary>
[Contract]
public sealed partial class FineRegulator : Regulator
{
    public override int Set
    {
        set => base.Set = value;
    }

    public override int Got => base.Got;

    [Member(First + 2), NamedMember]
    public int Step { get; set; }
}
