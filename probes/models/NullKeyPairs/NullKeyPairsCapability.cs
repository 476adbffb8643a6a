using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A pair is no entry of a dictionary, and a list may hold any pair.</summary>
public sealed class NullKeysOfPairs() : NullKeyCapability<HasNullKeyPairs>("C23.null-pairs", "a list of KeyValuePair, of which one has null for its key", "values")
{
    protected override HasNullKeyPairs Make(IReadOnlyList<string?> keys) => new() { Value = [.. keys.Select((key, index) => KeyValuePair.Create(key, index + 1))] };

    protected override IEnumerable<(string? Key, int Number)>? Entries(HasNullKeyPairs root) => root.Value?.Select(pair => ((string?)pair.Key, pair.Value));
}
