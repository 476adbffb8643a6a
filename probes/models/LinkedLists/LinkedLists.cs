namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasLinkedList
{
    [Member(First + 0), NamedMember]
    public LinkedList<int>? Value { get; set; }
}
