namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasTupleKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<(int Row, int Column), int>? Value { get; set; }
}
