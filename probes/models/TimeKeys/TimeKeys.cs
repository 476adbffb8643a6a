namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasTimeKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<TimeOnly, int>? Value { get; set; }
}
