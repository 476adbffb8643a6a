namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasGroupings
{
    [Member(First + 0), NamedMember]
    public List<IGrouping<string, int>>? Value { get; set; }
}
