using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Keys that are dates.</summary>
public sealed class DateKeys() : ValuesCapability<HasDateKeys>("C37.date", "a dictionary by DateTime", "values")
{
    protected override IEnumerable<(string Name, HasDateKeys Root)> Make() => [("two entries", new() { Value = new() { [new(2026, 7, 1, 0, 0, 0, DateTimeKind.Utc)] = 1, [new(2026, 7, 2, 0, 0, 0, DateTimeKind.Utc)] = 2 } })];

    protected override Likeness Compare(HasDateKeys expected, HasDateKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasDateKeysModel() : CapabilityModel<HasDateKeys>(Needs.Dictionary), ICollidingModel
{
    /// <summary>The hash code of a date is the halves of its ticks combined by exclusive or: equal halves give the same for all.</summary>
    IReadOnlyList<HashFlood> ICollidingModel.Floods { get; } = [new("dates", IsOfRuntime: true, count => new HasDateKeys { Value = HashFlood.Dictionary(count, Key, key => (int)(key.Ticks >> 32)) })];

    /// <summary>From the year 2026, seven minutes apart.</summary>
    private static DateTime Key(int number)
    {
        const int HighHalfOf2026 = 0x08DE_4886;
        var half = (long)(HighHalfOf2026 + number);
        return new DateTime((half << 32) | half, DateTimeKind.Utc);
    }
}
