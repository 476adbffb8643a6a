using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null is a key like any other to a lookup, and a dictionary that a reader makes of it refuses null.</summary>
public sealed class NullKeysInLookup() : NullKeyCapability<HasNullKeyLookup>("C23.null-lookup", "an ILookup with values under null", "values")
{
    protected override HasNullKeyLookup Make(IReadOnlyList<string?> keys) => new() { Value = keys.Select((key, index) => (Key: key, Number: index + 1)).ToLookup(entry => entry.Key, entry => entry.Number) };

    protected override IEnumerable<(string? Key, int Number)>? Entries(HasNullKeyLookup root) => root.Value?.SelectMany(group => group.Select(number => ((string?)group.Key, number)));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasNullKeyLookupModel() : CapabilityModel<HasNullKeyLookup>(Needs.Dictionary);
