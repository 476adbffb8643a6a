namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullBytes
{
    [Member(First + 0), NamedMember]
    public byte[]? Value { get; set; }
}
