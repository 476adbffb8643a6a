namespace Goldilocks.Probes.Models;

/// <summary>No other question uses these classes, so that this one decides which is used first.</summary>
[Contract]
public sealed partial class Mooring
{
    [Member(First + 0), NamedMember]
    public IFloating? Value { get; set; }
}

[Interface]
[AnyDerived(10, typeof(Ferry))]
[AnyDerived(11, typeof(Canoe))]
[Child(10, typeof(Ferry))]
[Child(11, typeof(Canoe))]
public partial interface IFloating;

[Contract]
public sealed partial class Ferry : IFloating
{
    [Member(First + 0), NamedMember]
    public int Cars { get; set; }
}

[Contract]
public sealed partial class Canoe : IFloating
{
    [Member(First + 0), NamedMember]
    public int Seats { get; set; }
}
