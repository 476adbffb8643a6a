namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasIndex
{
    [Member(First + 0), NamedMember]
    public Index Value { get; set; }
}
