using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRegister
{
    [Member(First + 0), NamedMember]
    public Register? Value { get; set; }
}

/// <summary>A dictionary of the program's own, without an attribute of the library.</summary>
[Serializable]
public sealed class Register : IDictionary<string, int>
{
    private readonly Dictionary<string, int> _entries = [];

    public int Count => _entries.Count;

    public bool IsReadOnly => false;

    public ICollection<string> Keys => _entries.Keys;

    public ICollection<int> Values => _entries.Values;

    public int this[string key]
    {
        get => _entries[key];
        set => _entries[key] = value;
    }

    public void Add(string key, int value) => _entries.Add(key, value);

    public void Add(KeyValuePair<string, int> item) => _entries.Add(item.Key, item.Value);

    public void Clear() => _entries.Clear();

    public bool Contains(KeyValuePair<string, int> item) => _entries.Contains(item);

    public bool ContainsKey(string key) => _entries.ContainsKey(key);

    public void CopyTo(KeyValuePair<string, int>[] array, int arrayIndex) => ((ICollection<KeyValuePair<string, int>>)_entries).CopyTo(array, arrayIndex);

    public IEnumerator<KeyValuePair<string, int>> GetEnumerator() => _entries.GetEnumerator();

    public bool Remove(string key) => _entries.Remove(key);

    public bool Remove(KeyValuePair<string, int> item) => _entries.Remove(item.Key);

    public bool TryGetValue(string key, [MaybeNullWhen(false)] out int value) => _entries.TryGetValue(key, out value);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
