namespace Goldilocks.Probes.Models;

/// <summary>One side of a connection declares the interface, and the other side the class of the object.</summary>
[Interface]
[AnyDerived(10, typeof(Rope))]
[AnyDerived(11, typeof(Chain))]
[Child(10, typeof(Rope))]
[Child(11, typeof(Chain))]
public partial interface ITie;

[Contract]
public sealed partial class Rope : ITie
{
    [Member(First + 0), NamedMember]
    public int Length { get; set; }
}

[Contract]
public sealed partial class Chain : ITie
{
    [Member(First + 0), NamedMember]
    public int Links { get; set; }
}
