using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasPlaylist
{
    [Member(First + 0), NamedMember]
    public Playlist? Value { get; set; }
}

/// <summary>A list of the program's own, without an attribute of the library.</summary>
[Serializable]
public sealed class Playlist : IList<int>
{
    private readonly List<int> _tracks = [];

    public int Count => _tracks.Count;

    public bool IsReadOnly => false;

    public int this[int index]
    {
        get => _tracks[index];
        set => _tracks[index] = value;
    }

    public void Add(int item) => _tracks.Add(item);

    public void Clear() => _tracks.Clear();

    public bool Contains(int item) => _tracks.Contains(item);

    public void CopyTo(int[] array, int arrayIndex) => _tracks.CopyTo(array, arrayIndex);

    public IEnumerator<int> GetEnumerator() => _tracks.GetEnumerator();

    public int IndexOf(int item) => _tracks.IndexOf(item);

    public void Insert(int index, int item) => _tracks.Insert(index, item);

    public bool Remove(int item) => _tracks.Remove(item);

    public void RemoveAt(int index) => _tracks.RemoveAt(index);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
