namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNumberMemory
{
    [Member(First + 0), NamedMember]
    public ReadOnlyMemory<int> Value { get; set; }
}
