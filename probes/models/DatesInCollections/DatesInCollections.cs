namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDates
{
    [Member(First + 0), NamedMember]
    public List<DateTime>? List { get; set; }

    [Member(First + 1), NamedMember]
    public List<DateTime?>? Nullables { get; set; }
}

[Contract]
public sealed partial class HasTimes
{
    [Member(First + 0), NamedMember]
    public List<DateTimeOffset>? Offsets { get; set; }

    [Member(First + 1), NamedMember]
    public List<TimeSpan>? Spans { get; set; }
}
