namespace Goldilocks.Prober;

/// <summary>Compares dictionaries by their entries.</summary>
public static class KeyLikeness
{
    /// <summary>Exact with the same entries; otherwise lost, with the first key that is missing.</summary>
    public static Likeness Compare<TKey>(IReadOnlyDictionary<TKey, int> expected, IReadOnlyDictionary<TKey, int>? actual) where TKey : notnull
    {
        if (actual is null)
        {
            return Likeness.Lost("it comes back as null");
        }

        var missing = expected.Where(entry => !actual.TryGetValue(entry.Key, out var value) || value != entry.Value).Select(entry => $"{entry.Key}").FirstOrDefault();
        return (missing, actual.Count == expected.Count) switch
        {
            (null, true) => Likeness.Exact,
            (null, false) => Likeness.Lost($"{expected.Count} entries come back as {actual.Count}"),
            var (key, _) => Likeness.Lost($"the entry {key} is not found again"),
        };
    }
}
