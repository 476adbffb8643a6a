namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableMemory
{
    [Member(First + 0), NamedMember]
    public ReadOnlyMemory<byte>? Value { get; set; }
}
