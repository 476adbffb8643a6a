namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNumberSegment
{
    [Member(First + 0), NamedMember]
    public ArraySegment<int> Value { get; set; }
}
