namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Marina
{
    [Member(First + 0), NamedMember]
    public IReadOnlyCollection<IBoat>? Value { get; set; }
}

[Contract]
public sealed partial class Regatta
{
    [Member(First + 0), NamedMember]
    public IReadOnlyList<IBoat>? Value { get; set; }
}

[Interface]
[AnyDerived(10, typeof(Dinghy))]
[Child(10, typeof(Dinghy))]
public partial interface IBoat;

[Contract]
public sealed partial class Dinghy : IBoat
{
    [Member(First + 0), NamedMember]
    public int Seats { get; set; }
}
