using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasStanza
{
    [Member(First + 0), NamedMember]
    public Stanza Value { get; set; }
}

/// <summary>A collection that nothing can be added to, and that is a structure. Its constructor takes its elements. It has no attribute of the library.</summary>
[Serializable]
public readonly struct Stanza(IEnumerable<int> lines) : IReadOnlyCollection<int>
{
    private readonly List<int>? _lines = [.. lines];

    public int Count => _lines?.Count ?? 0;

    public IEnumerator<int> GetEnumerator() => (_lines ?? []).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
