using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format that leaves out a default must not read null for it.</summary>
public sealed class NullableEntries() : ValuesCapability<HasNullableMap>("C27.dictionary", "a dictionary of int? with 0 and null in it", "values")
{
    protected override IEnumerable<(string Name, HasNullableMap Root)> Make() => new int?[] { 0, null, 11 }.Select(value => (Show(value), new HasNullableMap { Value = new() { ["first"] = value, ["other"] = 22 } }));

    protected override Likeness Compare(HasNullableMap expected, HasNullableMap actual) => actual.Value is { Count: 2 } read && read.TryGetValue("first", out var value) && read.GetValueOrDefault("other") == 22
        ? Likeness.OfEqual(expected.Value!["first"], value)
        : Likeness.Lost($"2 entries come back as {actual.Value?.Count ?? 0}, or as others");

    private static string Show(int? value) => value?.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? "null";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasNullableMapModel() : CapabilityModel<HasNullableMap>(Needs.Dictionary);
