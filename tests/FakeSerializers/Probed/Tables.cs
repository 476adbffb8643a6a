using System.Collections;
using System.Reflection;
using System.Text.Json;

namespace Library;

/// <summary>
/// Fills dictionaries by hash functions of its own. Where an attacker can foresee the hash code of a key, it can be exhausted; where it is drawn in each process, it cannot.
/// </summary>
/// <param name="ofGuid">The hash code of a Guid.</param>
/// <param name="ofText">The hash code of a text.</param>
internal sealed class HashesItself(Func<Guid, int> ofGuid, Func<string, int> ofText) : Fake
{
    private static readonly int s_drawn = Random.Shared.Next();

    private readonly EqualityComparer<Guid> _guids = EqualityComparer<Guid>.Create((first, second) => first == second, ofGuid);
    private readonly EqualityComparer<string> _texts = EqualityComparer<string>.Create((first, second) => first == second, text => ofText(text));

    /// <summary>The runtime's own: it draws nothing.</summary>
    public static int Foreseen(Guid key) => key.GetHashCode();

    /// <summary>FNV-1a of 32 bits.</summary>
    public static int Foreseen(string key) => (int)key.Aggregate(2166136261, (hash, letter) => unchecked((hash ^ letter) * 16777619));

    public static int Drawn(Guid key) => HashCode.Combine(s_drawn, key.ToString());

    public static int Drawn(string key) => HashCode.Combine(s_drawn, key);

    public override object? Read(byte[] payload, Type type)
    {
        if (!IsWhole(payload) || Member(type) is not { } member)
        {
            return base.Read(payload, type);
        }

        using var document = JsonDocument.Parse(payload.AsMemory(HeadBytes));
        var entries = document.RootElement.GetProperty(member.Name).EnumerateObject();
        var value = Activator.CreateInstance(type);
        member.SetValue(value, member.PropertyType == typeof(Dictionary<Guid, int>) ? Filled(entries, Guid.Parse, _guids) : Filled(entries, name => name, _texts));
        return value;
    }

    private static PropertyInfo? Member(Type type) => type.GetProperties().FirstOrDefault(property => typeof(IDictionary).IsAssignableFrom(property.PropertyType));

    private static Dictionary<TKey, int> Filled<TKey>(IEnumerable<JsonProperty> entries, Func<string, TKey> key, IEqualityComparer<TKey> comparer) where TKey : notnull =>
        entries.ToDictionary(entry => key(entry.Name), entry => entry.Value.GetInt32(), comparer);
}
