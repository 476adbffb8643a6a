namespace Goldilocks.Probes.Models;

/// <summary>One side of a connection declares the base class, and the other side the class of the object.</summary>
[Contract]
[Derived(10, typeof(Buoy))]
[Derived(11, typeof(Lantern))]
public abstract partial class Beacon
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Buoy : Beacon
{
    [Member(First + 1), NamedMember]
    public int Depth { get; set; }
}

[Contract]
public sealed partial class Lantern : Beacon
{
    [Member(First + 1), NamedMember]
    public int Height { get; set; }
}
