namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNumberCounts
{
    [Member(First + 0), NamedMember]
    public List<int>? Value { get; set; }
}
