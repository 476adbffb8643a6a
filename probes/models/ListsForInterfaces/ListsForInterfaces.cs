namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNumbersInOrder
{
    [Member(First + 0), NamedMember]
    public IReadOnlyList<int>? Value { get; set; }
}
