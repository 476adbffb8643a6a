namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasPriorityQueue
{
    [Member(First + 0), NamedMember]
    public PriorityQueue<string, int>? Value { get; set; }
}
