namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasReadOnlySet
{
    [Member(First + 0), NamedMember]
    public IReadOnlySet<int>? Value { get; set; }
}
