namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasListsOfLists
{
    [Member(First + 0), NamedMember]
    public List<List<int>?>? Value { get; set; }
}
