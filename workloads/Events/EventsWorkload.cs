using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>The shape of the view models of dotnet/performance: three lists of events with their tasks.</summary>
public sealed class EventsWorkload : Workload<EventLists>
{
    private static readonly DateTimeOffset s_start = new(2025, 1, 1, 9, 0, 0, TimeSpan.Zero);

    /// <inheritdoc/>
    public override string Name => "events";

    /// <inheritdoc/>
    public override string Description => "lists of events with dates that have an offset, and tasks (the shape of dotnet/performance)";

    /// <inheritdoc/>
    public override string SizeUnit => "events";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 72, 1_000];

    /// <inheritdoc/>
    public override int DefaultSize => 72;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override ModelShape Shape { get; } = new(
    [
        new(Construct.DateTimeOffset, "CurrentEvents[].StartDate", "a DateTimeOffset"),
        new(Construct.NullableValue, "CurrentEvents[].Tasks[].StartDate", "a nullable DateTimeOffset"),
    ]);

    /// <inheritdoc/>
    public override EventLists Create(WorkloadSize size, SeededRandom random)
    {
        var prose = new Prose(random);
        var events = new EventLists { CurrentEvents = [], FutureEvents = [], PastEvents = [] };
        for (var i = 0; i < size.Count; i++)
        {
            // Of 72 events 3 are going on, 9 are to come and 60 are over. The first is in each list, so that none is empty.
            var list = i % 24 == 5 ? events.CurrentEvents : i % 8 == 3 ? events.FutureEvents : events.PastEvents;
            list.Add(Event(i, prose, random));
        }

        foreach (var list in new[] { events.CurrentEvents, events.FutureEvents, events.PastEvents }.Where(list => list.Count == 0))
        {
            list.Add(Event(size.Count, prose, random));
        }

        return events;
    }

    private static EventItem Event(int i, Prose prose, SeededRandom random)
    {
        var start = s_start.AddMinutes(random.Next(1_000_000)).ToOffset(TimeSpan.FromMinutes(30 * random.Next(-16, 21)));
        return new EventItem
        {
            EventId = random.Next(1, 100_000),
            EventName = prose.Latin(EvenSpread.Of(i, 8, 40)),
            StartDate = start,
            EndDate = start.AddHours(random.Next(1, 100)),
            TimeZone = "(UTC" + start.ToString("zzz", CultureInfo.InvariantCulture) + ") " + prose.Word(),
            Campaign = prose.Latin(EvenSpread.Of(i, 12, 50)),
            Organization = prose.Latin(EvenSpread.Of(i, 10, 30)),
            VolunteerCount = prose.Count(7),
            Tasks = [.. Enumerable.Range(0, EvenSpread.Of(i, 1, 8)).Select(task => Task(start, prose, random))],
        };
    }

    // One task of eight has no dates.
    private static EventTask Task(DateTimeOffset start, Prose prose, SeededRandom random) => random.Next(8) == 0
        ? new() { Name = prose.Latin(random.Next(8, 60)) }
        : new() { Name = prose.Latin(random.Next(8, 60)), StartDate = start.AddMinutes(random.Next(600)), EndDate = start.AddMinutes(random.Next(600, 1_200)) };

    /// <inheritdoc/>
    public override EventLists AllocateCopy(EventLists value) => new()
    {
        CurrentEvents = Fresh.Copy(value.CurrentEvents, Copy),
        FutureEvents = Fresh.Copy(value.FutureEvents, Copy),
        PastEvents = Fresh.Copy(value.PastEvents, Copy),
    };

    private static EventItem Copy(EventItem value) => new()
    {
        EventId = value.EventId,
        EventName = Fresh.Copy(value.EventName),
        StartDate = value.StartDate,
        EndDate = value.EndDate,
        TimeZone = Fresh.Copy(value.TimeZone),
        Campaign = Fresh.Copy(value.Campaign),
        Organization = Fresh.Copy(value.Organization),
        VolunteerCount = value.VolunteerCount,
        Tasks = Fresh.Copy(value.Tasks, Copy),
    };

    private static EventTask Copy(EventTask value) => new()
    {
        Name = Fresh.Copy(value.Name),
        StartDate = value.StartDate,
        EndDate = value.EndDate,
    };
}
