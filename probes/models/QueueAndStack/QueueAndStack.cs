namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasQueue
{
    [Member(First + 0)]
    public Queue<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasStack
{
    [Member(First + 0)]
    public Stack<int>? Value { get; set; }
}
