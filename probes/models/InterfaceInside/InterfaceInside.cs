namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Voyage
{
    [Member(First + 0), NamedMember]
    public IFleet.ICraft? Craft { get; set; }
}

/// <summary>The interface that members are declared as lies inside of another.</summary>
public partial interface IFleet
{
    [Interface]
    [AnyDerived(10, typeof(Barge))]
    [Child(10, typeof(Barge))]
    public partial interface ICraft
    {
        int Draught { get; set; }
    }
}

[Contract]
public sealed partial class Barge : IFleet.ICraft
{
    [Member(First + 0), NamedMember]
    public int Draught { get; set; }
}
