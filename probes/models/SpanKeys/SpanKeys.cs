namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSpanKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<TimeSpan, int>? Value { get; set; }
}
