using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasTally
{
    [Member(First + 0), NamedMember]
    public Tally Value { get; set; }
}

/// <summary>A collection of the program's own that is a structure, without an attribute of the library.</summary>
[Serializable]
public struct Tally : ICollection<int>
{
    private List<int>? _strokes;

    public readonly int Count => _strokes?.Count ?? 0;

    public readonly bool IsReadOnly => false;

    public void Add(int item) => (_strokes ??= []).Add(item);

    public readonly void Clear() => _strokes?.Clear();

    public readonly bool Contains(int item) => _strokes?.Contains(item) ?? false;

    public readonly void CopyTo(int[] array, int arrayIndex) => _strokes?.CopyTo(array, arrayIndex);

    public readonly IEnumerator<int> GetEnumerator() => (_strokes ?? []).GetEnumerator();

    public readonly bool Remove(int item) => _strokes?.Remove(item) ?? false;

    readonly IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
