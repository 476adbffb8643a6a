using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSongbook
{
    [Member(First + 0), NamedMember]
    public Songbook? Value { get; set; }
}

[Contract]
public sealed partial class HasGazetteer
{
    [Member(First + 0), NamedMember]
    public Gazetteer? Value { get; set; }
}

/// <summary>A list that nothing can be added to. Its constructor takes its elements, as those of the runtime's collections do. It has no attribute of the library.</summary>
[Serializable]
public sealed class Songbook(IEnumerable<int> songs) : IReadOnlyList<int>
{
    private readonly List<int> _songs = [.. songs];

    public int Count => _songs.Count;

    public int this[int index] => _songs[index];

    public IEnumerator<int> GetEnumerator() => _songs.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>The same with entries.</summary>
[Serializable]
public sealed class Gazetteer(IEnumerable<KeyValuePair<string, int>> places) : IReadOnlyDictionary<string, int>
{
    private readonly Dictionary<string, int> _places = new(places);

    public int Count => _places.Count;

    public IEnumerable<string> Keys => _places.Keys;

    public IEnumerable<int> Values => _places.Values;

    public int this[string key] => _places[key];

    public bool ContainsKey(string key) => _places.ContainsKey(key);

    public bool TryGetValue(string key, out int value) => _places.TryGetValue(key, out value);

    public IEnumerator<KeyValuePair<string, int>> GetEnumerator() => _places.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
