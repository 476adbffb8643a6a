using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null and the default are two states.</summary>
public sealed class NullableRecordStructure() : ValuesCapability<HasToll>("C27.record-struct", "a structure whose members only its constructor sets, and that can be null: null, its default and filled", "values")
{
    protected override IEnumerable<(string Name, HasToll Root)> Make() => [("null", new()), ("default", new() { Value = default(Toll) }), ("filled", new() { Value = new(11, "crown") })];

    protected override Likeness Compare(HasToll expected, HasToll actual) => Likeness.OfEqual(expected.Value, actual.Value);
}

/// <summary>The same in a list.</summary>
public sealed class NullableRecordStructureList() : ValuesCapability<HasTollList>("C27.record-struct-list", "a list of structures whose members only their constructor sets, and that can be null", "values")
{
    protected override IEnumerable<(string Name, HasTollList Root)> Make() => [("filled", new() { Value = [new(11, "crown"), new(22, null)] }), ("null among them", new() { Value = [new(11, "crown"), null, default(Toll)] })];

    protected override Likeness Compare(HasTollList expected, HasTollList actual) => Likeness.OfEqual(Shown(expected), Shown(actual));

    private static string Shown(HasTollList list) => list.Value is null ? "null" : string.Join(", ", list.Value.Select(toll => toll?.ToString() ?? "null"));
}

/// <summary>The same as the values of a dictionary.</summary>
public sealed class RecordStructureEntries() : ValuesCapability<HasTollEntries>("C38.record-struct-dictionary", "a dictionary of structures whose members only their constructor sets", "values")
{
    protected override IEnumerable<(string Name, HasTollEntries Root)> Make() => [("filled", new() { Value = new() { ["a"] = new(11, "crown"), ["b"] = default } })];

    protected override Likeness Compare(HasTollEntries expected, HasTollEntries actual) => Likeness.OfEqual(Shown(expected), Shown(actual));

    private static string Shown(HasTollEntries entries) => entries.Value is null ? "null" : string.Join(", ", entries.Value.OrderBy(entry => entry.Key, StringComparer.Ordinal));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasTollModel() : CapabilityModel<HasToll>(Needs.ReadOnlyMembers);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasTollListModel() : CapabilityModel<HasTollList>(Needs.ReadOnlyMembers);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasTollEntriesModel() : CapabilityModel<HasTollEntries>(Needs.ReadOnlyMembers | Needs.Dictionary);
