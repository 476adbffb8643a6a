namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDateKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<DateTime, int>? Value { get; set; }
}
