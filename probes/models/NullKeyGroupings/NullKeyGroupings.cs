namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullKeyGroups
{
    [Member(First + 0), NamedMember]
    public List<IGrouping<string?, int>>? Value { get; set; }
}
