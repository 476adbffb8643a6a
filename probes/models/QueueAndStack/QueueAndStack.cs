namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasQueue
{
    [Member(First + 0), NamedMember]
    public Queue<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasStack
{
    [Member(First + 0), NamedMember]
    public Stack<int>? Value { get; set; }
}
