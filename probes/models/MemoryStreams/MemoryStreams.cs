namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasMemoryStream
{
    [Member(First + 0), NamedMember]
    public MemoryStream? Value { get; set; }
}
