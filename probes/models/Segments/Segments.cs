namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSegment
{
    [Member(First + 0), NamedMember]
    public ArraySegment<byte> Value { get; set; }
}
