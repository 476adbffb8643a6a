namespace Goldilocks.Workloads;

/// <summary>What a page of an application shows: three lists, most of it in the past.</summary>
[Contract]
public sealed partial class EventLists
{
    [Member(First + 0)]
    public List<EventItem> CurrentEvents { get; set; } = null!;

    [Member(First + 1)]
    public List<EventItem> FutureEvents { get; set; } = null!;

    [Member(First + 2)]
    public List<EventItem> PastEvents { get; set; } = null!;
}

[Contract]
public sealed partial class EventItem
{
    [Member(First + 0)]
    public int EventId { get; set; }

    [Member(First + 1)]
    public string EventName { get; set; } = "";

    [Member(First + 2)]
    public DateTimeOffset StartDate { get; set; }

    [Member(First + 3)]
    public DateTimeOffset EndDate { get; set; }

    [Member(First + 4)]
    public string TimeZone { get; set; } = "";

    [Member(First + 5)]
    public string Campaign { get; set; } = "";

    [Member(First + 6)]
    public string Organization { get; set; } = "";

    [Member(First + 7)]
    public int VolunteerCount { get; set; }

    [Member(First + 8)]
    public List<EventTask> Tasks { get; set; } = null!;
}

[Contract]
public sealed partial class EventTask
{
    [Member(First + 0)]
    public string Name { get; set; } = "";

    [Member(First + 1)]
    public DateTimeOffset? StartDate { get; set; }

    [Member(First + 2)]
    public DateTimeOffset? EndDate { get; set; }
}
