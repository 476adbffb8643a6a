namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDate
{
    [Member(First + 0), NamedMember]
    public DateTime Value { get; set; }
}
