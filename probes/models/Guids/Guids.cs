namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasGuid
{
    [Member(First + 0), NamedMember]
    public Guid Value { get; set; }
}
