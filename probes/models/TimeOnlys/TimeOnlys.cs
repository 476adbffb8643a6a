namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasTimeOnly
{
    [Member(First + 0), NamedMember]
    public TimeOnly Value { get; set; }
}
