namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableSegment
{
    [Member(First + 0), NamedMember]
    public ArraySegment<byte>? Value { get; set; }
}
