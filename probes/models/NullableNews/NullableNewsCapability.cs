using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>They came late, and a library may know them but not what can be null of them.</summary>
public sealed class NullableNews() : ValuesCapability<HasNullableNews>("C27.days", "a DateOnly? and a TimeOnly?, null, filled and their defaults", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNullableNews Root)> Make() =>
    [
        ("null", new()),
        ("a day", new() { Day = new(2024, 2, 29) }),
        ("a time", new() { Time = new(23, 59, 58, 999) }),
        ("the first of both", new() { Day = DateOnly.MinValue, Time = TimeOnly.MinValue }),
    ];

    protected override Likeness Compare(HasNullableNews expected, HasNullableNews actual) => Likeness.OfEqual((expected.Day, expected.Time), (actual.Day, actual.Time));
}
