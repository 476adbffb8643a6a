namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Anchorage
{
    [Member(First + 0), NamedMember]
    public IQuay.Dock? Value { get; set; }
}

/// <summary>The class that goes with it lies inside of it, so that both have one name.</summary>
public partial interface IQuay
{
    Dock Free();

    [Contract]
    public sealed partial class Dock
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }
    }
}
