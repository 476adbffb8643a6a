namespace Goldilocks.Probes.Models;

/// <summary>A program passes it on without knowing which of the two it is.</summary>
[Interface]
[AnyDerived(10, typeof(Balloon))]
[AnyDerived(11, typeof(Kite))]
[Child(10, typeof(Balloon))]
[Child(11, typeof(Kite))]
public partial interface IAirborne;

[Contract]
public sealed partial class Balloon : IAirborne
{
    [Member(First + 0), NamedMember]
    public int Litres { get; set; }
}

[Contract]
public sealed partial class Kite : IAirborne
{
    [Member(First + 0), NamedMember]
    public string? Colour { get; set; }
}
