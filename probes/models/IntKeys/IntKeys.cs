namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasIntKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<int, int>? Value { get; set; }
}
