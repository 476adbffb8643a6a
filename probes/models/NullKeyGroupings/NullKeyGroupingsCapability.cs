using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A query that groups by a member gives a group for those whose member is null.</summary>
public sealed class NullKeysOfGroups() : NullKeyCapability<HasNullKeyGroups>("C23.null-grouping", "a list of IGrouping, of which one has null for its key", "values")
{
    protected override HasNullKeyGroups Make(IReadOnlyList<string?> keys) => new() { Value = [.. keys.Select((key, index) => (Key: key, Number: index + 1)).GroupBy(entry => entry.Key, entry => entry.Number)] };

    protected override IEnumerable<(string? Key, int Number)>? Entries(HasNullKeyGroups root) => root.Value?.SelectMany(group => group.Select(number => (group.Key, number)));
}
