using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The first part of a tuple is no key, and any part may be null.</summary>
public sealed class NullFirstOfTuples() : NullKeyCapability<HasNullFirstTuples>("C23.null-tuples", "a list of Tuple, of which one has null for its first part", "values")
{
    protected override HasNullFirstTuples Make(IReadOnlyList<string?> keys) => new() { Value = [.. keys.Select((key, index) => Tuple.Create(key, index + 1))] };

    protected override IEnumerable<(string? Key, int Number)>? Entries(HasNullFirstTuples root) => root.Value?.Select(tuple => (tuple.Item1, tuple.Item2));
}
