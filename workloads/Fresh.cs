using System.Diagnostics.CodeAnalysis;

namespace Goldilocks.Workloads;

/// <summary>Equal leaves in new memory, for <see cref="Workload{T}.AllocateCopy"/>.</summary>
internal static class Fresh
{
    [return: NotNullIfNotNull(nameof(value))]
    public static string? Copy(string? value) => value is null ? null : new string(value.AsSpan());

    [return: NotNullIfNotNull(nameof(value))]
    public static byte[]? Copy(byte[]? value) => value?.AsSpan().ToArray();

    /// <summary>A list of exactly the size needed, filled by <paramref name="copy"/>.</summary>
    public static List<TItem> Copy<TItem>(List<TItem> value, Func<TItem, TItem> copy)
    {
        var copies = new List<TItem>(value.Count);
        foreach (var item in value)
        {
            copies.Add(copy(item));
        }

        return copies;
    }

    public static Dictionary<string, TValue> Copy<TValue>(Dictionary<string, TValue> value, Func<TValue, TValue> copy)
    {
        var copies = new Dictionary<string, TValue>(value.Count);
        foreach (var (key, item) in value)
        {
            copies.Add(Copy(key), copy(item));
        }

        return copies;
    }
}
