namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNestedCollection
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, List<Dictionary<string, int>>>? Value { get; set; }
}
