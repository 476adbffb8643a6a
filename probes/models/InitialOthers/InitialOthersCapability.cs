using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What is left out because it is the default of its type comes back as what the class begins with.</summary>
public sealed class InitialOfOtherTypes() : ValuesCapability<Lamp>("C25.initial-types", "members that begin with a number of another type, an enumeration, a date, a duration or a Guid, and are written as their defaults", "values")
{
    protected override IEnumerable<(string Name, Lamp Root)> Make() =>
    [
        ("a long, 9 at first, written as 0", new() { Hours = 0 }),
        ("a float, 1.5 at first, written as 0", new() { Watts = 0 }),
        ("a decimal, 2.50 at first, written as 0", new() { Price = 0 }),
        ("a byte, 3 at first, written as 0", new() { Level = 0 }),
        ("an enumeration, Bright at first, written as its first", new() { Glow = Glow.Off }),
        ("a date, written as the first", new() { Since = default }),
        ("a duration, written as 0", new() { Delay = default }),
        ("a Guid, written as empty", new() { Id = default }),
        ("an enumeration that can be null, written as its first", new() { Preferred = Glow.Off }),
        ("an enumeration that can be null, written as null", new() { Preferred = null }),
    ];

    protected override Likeness Compare(Lamp expected, Lamp actual) =>
        expected.Since != actual.Since ? DateLikeness.Compare(expected.Since, actual.Since)
        : Likeness.OfParts(Parts(expected), Parts(actual));

    private static IReadOnlyList<string> Parts(Lamp lamp)
    {
        FormattableString[] parts =
        [
            $"{lamp.Hours} hours", $"{lamp.Watts} watts", $"price {(double)lamp.Price}", $"level {lamp.Level}", $"glow {lamp.Glow}", $"delay {lamp.Delay}", $"id {lamp.Id:N}", $"preferred {lamp.Preferred?.ToString() ?? "null"}",
        ];
        return [.. parts.Select(FormattableString.Invariant)];
    }
}
