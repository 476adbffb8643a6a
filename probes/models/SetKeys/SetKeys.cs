namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSetKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<HashSet<string>, int>? Value { get; set; }
}
