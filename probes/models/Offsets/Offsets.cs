namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasOffset
{
    [Member(First + 0), NamedMember]
    public DateTimeOffset Value { get; set; }
}
