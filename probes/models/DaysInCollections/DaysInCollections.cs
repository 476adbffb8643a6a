namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDays
{
    [Member(First + 0), NamedMember]
    public List<DateOnly>? Days { get; set; }

    [Member(First + 1), NamedMember]
    public List<TimeOnly>? Times { get; set; }

    [Member(First + 2), NamedMember]
    public List<DateOnly?>? NullableDays { get; set; }

    [Member(First + 3), NamedMember]
    public List<TimeOnly?>? NullableTimes { get; set; }
}
