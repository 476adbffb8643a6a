namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasHalf
{
    [Member(First + 0), NamedMember]
    public Half Value { get; set; }
}
