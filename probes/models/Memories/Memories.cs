namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasMemory
{
    [Member(First + 0), NamedMember]
    public ReadOnlyMemory<byte> Value { get; set; }
}
