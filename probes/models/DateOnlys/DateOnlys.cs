namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDateOnly
{
    [Member(First + 0), NamedMember]
    public DateOnly Value { get; set; }
}
