namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSetlist
{
    [Member(First + 0), NamedMember]
    public Setlist? Value { get; set; }
}

/// <summary>It has no attribute of the library.</summary>
[Serializable]
public sealed class Setlist : System.Collections.IEnumerable, IEnumerable<int>
{
    public string? Name { get; set; }

    public List<int> Tracks { get; set; } = [];

    public IEnumerator<int> GetEnumerator() => Tracks.GetEnumerator();

    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
}
