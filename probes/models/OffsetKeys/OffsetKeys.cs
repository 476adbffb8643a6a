namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasOffsetKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<DateTimeOffset, int>? Value { get; set; }
}
