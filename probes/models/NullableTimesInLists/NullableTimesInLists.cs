namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableTimes
{
    [Member(First + 0), NamedMember]
    public List<DateTimeOffset?>? Offsets { get; set; }

    [Member(First + 1), NamedMember]
    public List<TimeSpan?>? Spans { get; set; }
}
