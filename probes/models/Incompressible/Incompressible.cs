namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasChanceBytes
{
    [Member(First + 0), NamedMember]
    public byte[]? Value { get; set; }
}

[Contract]
public sealed partial class HasChanceText
{
    [Member(First + 0), NamedMember]
    public string? Value { get; set; }
}
