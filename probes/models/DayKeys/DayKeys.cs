namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDayKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<DateOnly, int>? Value { get; set; }
}
