using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A number that can be null.</summary>
public sealed class NullableNumbers() : ValuesCapability<HasNullableInt>("C27.int", "an int? that is null, 0 or a number", "values")
{
    protected override IEnumerable<(string Name, HasNullableInt Root)> Make() => [("null", new()), ("0", new() { Value = 0 }), ("11", new() { Value = 11 })];

    protected override Likeness Compare(HasNullableInt expected, HasNullableInt actual) => Likeness.OfEqual(expected.Value, actual.Value);
}

/// <summary>A date that can be null.</summary>
public sealed class NullableDates() : ValuesCapability<HasNullableDate>("C27.date", "a DateTime? that is null or a date", "values")
{
    protected override IEnumerable<(string Name, HasNullableDate Root)> Make() => [("null", new()), ("a date", new() { Value = new(2026, 7, 1, 12, 0, 0, DateTimeKind.Utc) })];

    protected override Likeness Compare(HasNullableDate expected, HasNullableDate actual) => (expected.Value, actual.Value) switch
    {
        (null, null) => Likeness.Exact,
        ({ } given, { } read) => DateLikeness.Compare(given, read),
        _ => Likeness.OfEqual(expected.Value, actual.Value),
    };
}

/// <summary>A list of numbers that can be null.</summary>
public sealed class NullableElements() : ValuesCapability<HasNullableList>("C27.list", "a list of int? with a null in it", "values")
{
    protected override IEnumerable<(string Name, HasNullableList Root)> Make() => [("a list", new() { Value = [1, null, 0] })];

    protected override Likeness Compare(HasNullableList expected, HasNullableList actual) => actual.Value is [1, null, 0] ? Likeness.Exact : Likeness.Lost("1, null, 0 come back as others");
}
