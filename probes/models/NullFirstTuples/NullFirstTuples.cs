namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullFirstTuples
{
    [Member(First + 0), NamedMember]
    public List<Tuple<string?, int>>? Value { get; set; }
}
