using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The declaration does not say which class to make.</summary>
public sealed class ReadOnlyMaps() : ValuesCapability<HasReadOnlyMap>("C23.read-only-dictionary", "a member declared as IReadOnlyDictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasReadOnlyMap Root)> Make() => [("two entries", new() { Value = new Dictionary<string, int> { ["one"] = 1, ["two"] = 2 } })];

    protected override Likeness Compare(HasReadOnlyMap expected, HasReadOnlyMap actual) => actual.Value is { Count: 2 } read && read.GetValueOrDefault("one") == 1 && read.GetValueOrDefault("two") == 2
        ? Likeness.Exact
        : Likeness.Lost($"2 entries come back as {actual.Value?.Count ?? 0}, or as others");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasReadOnlyMapModel() : CapabilityModel<HasReadOnlyMap>(Needs.Dictionary);
