namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRange
{
    [Member(First + 0), NamedMember]
    public Range Value { get; set; }
}
