namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullKeyPairs
{
    [Member(First + 0), NamedMember]
    public List<KeyValuePair<string?, int>>? Value { get; set; }
}
