using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The first part of a tuple is no key, and any part may be null.</summary>
public sealed class NullFirstOfValueTuples() : NullKeyCapability<HasNullFirstValues>("C23.null-tuple-values", "a list of tuples of values, of which one has null for its first part", "values")
{
    protected override HasNullFirstValues Make(IReadOnlyList<string?> keys) => new() { Value = [.. keys.Select((key, index) => (key, index + 1))] };

    protected override IEnumerable<(string? Key, int Number)>? Entries(HasNullFirstValues root) => root.Value;
}
