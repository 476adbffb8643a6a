using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>Values with a dictionary whose keys all have one hash code: a table that is given them needs time with the square of their number, unless it draws its hash codes.</summary>
/// <param name="Keys">What the keys are, in words.</param>
/// <param name="IsOfRuntime">True where the hash code is the runtime's own, so that its dictionary is flooded too; false where only a table with a hash function of its own is.</param>
/// <param name="OfEntries">A value of that many entries.</param>
public sealed record HashFlood(string Keys, bool IsOfRuntime, Func<int, object> OfEntries)
{
    /// <summary>The probe of keys that flood the runtime's own dictionary. src/Goldilocks.Shared/Catalog counts it apart.</summary>
    public const string OfDictionary = "H10";

    /// <summary>The probe of keys that do not. A library that they flood has a table and a hash function of its own.</summary>
    public const string OfItsOwn = "H10.own";

    private const string Comparer = "_comparer";
    private const int UsualEntries = 6_000;

    /// <summary>What of the runtime is flooded: <see cref="OfDictionary"/>, or another type. Its keys of another kind say the same, and another type does not. src/Goldilocks.Shared/Catalog counts the others by their first letters.</summary>
    public string Probe { get; init; } = IsOfRuntime ? OfDictionary : OfItsOwn;

    /// <summary>How many are read at first; then twice as many.</summary>
    public int Entries { get; init; } = UsualEntries;

    /// <summary>The part of the usual time that so many take: time with the square of their number.</summary>
    public double PartOfTime => Math.Pow((double)Entries / UsualEntries, 2);

    /// <summary>As many keys of the same length whose hash codes differ. A table that the others flood reads these several times as fast; where it does not, memory makes both slow. Null where other keys show nothing.</summary>
    public Func<int, object>? OfUsual { get; init; }

    /// <summary>What is read, in words.</summary>
    public string Words { get; init; } = $"{Keys} as keys that all have one hash code";

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
