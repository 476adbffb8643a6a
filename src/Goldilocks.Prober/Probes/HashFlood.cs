using System.Reflection;

namespace Goldilocks.Prober.Probes;

/// <summary>Values with a dictionary whose keys all have one hash code: a table that is given them needs time with the square of their number, unless it draws its hash codes.</summary>
/// <param name="Keys">What the keys are, in words.</param>
/// <param name="IsOfRuntime">True where the hash code is the runtime's own, so that its dictionary is flooded too; false where only a table with a hash function of its own is.</param>
/// <param name="OfEntries">A value of that many entries.</param>
public sealed record HashFlood(string Keys, bool IsOfRuntime, Func<int, object> OfEntries)
{
    private const string Comparer = "_comparer";

    /// <summary>A dictionary from keys that all have one hash code to their numbers, from 1. To make it must not take as long as to read it.</summary>
    /// <param name="count">How many.</param>
    /// <param name="key">The key with a number.</param>
    /// <param name="spread">Another hash code, which differs from key to key.</param>
    public static Dictionary<TKey, int> Dictionary<TKey>(int count, Func<int, TKey> key, Func<TKey, int> spread) where TKey : notnull
    {
        var dictionary = Enumerable.Range(1, count).ToDictionary(key, number => number, EqualityComparer<TKey>.Create((first, second) => first!.Equals(second), spread));

        // Some libraries write the comparer too, and their readers would use it. What only goes through the entries does not miss it.
        typeof(Dictionary<TKey, int>).GetField(Comparer, BindingFlags.Instance | BindingFlags.NonPublic)!.SetValue(dictionary, typeof(TKey).IsValueType ? null : EqualityComparer<TKey>.Default);
        return dictionary;
    }
}
