namespace Goldilocks.Probes.Models;

[Contract]
[Derived(10, typeof(Buttery))]
public abstract partial class Scullery
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public virtual string? Code { get; set; }
}

[Contract]
public sealed partial class Buttery : Scullery
{
    [Member(First + 2), NamedMember]
    public string? Name { get; set; }

    [NotMember]
    public override string? Code { get; set; }
}

[Contract]
[Derived(10, typeof(Sideboard))]
public abstract partial class Armoire
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Code { get; set; }
}

[Contract]
public sealed partial class Sideboard : Armoire
{
    [Member(First + 2), NamedMember]
    public string? Name { get; set; }

    [NotMember]
    public new string? Code { get; set; }
}
