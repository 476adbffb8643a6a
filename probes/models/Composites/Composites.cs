using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Sketchbook
{
    [Member(First + 0), NamedMember]
    public Figure? Value { get; set; }
}

/// <summary>A figure, or a group of figures, which is one itself. It has no member, because a collection would lose it.</summary>
[Contract]
[Derived(10, typeof(Disc))]
[Derived(11, typeof(Group))]
public abstract partial class Figure;

[Contract]
public sealed partial class Disc : Figure
{
    [Member(First + 0), NamedMember]
    public int Radius { get; set; }

    public override string ToString() => $"{Radius}";
}

/// <summary>Without the attribute of a library, which would make of it an object with members.</summary>
public sealed class Group : Figure, ICollection<Figure>
{
    private readonly List<Figure> _figures = [];

    public int Count => _figures.Count;

    public bool IsReadOnly => false;

    public void Add(Figure item) => _figures.Add(item);

    public void Clear() => _figures.Clear();

    public bool Contains(Figure item) => _figures.Contains(item);

    public void CopyTo(Figure[] array, int arrayIndex) => _figures.CopyTo(array, arrayIndex);

    public bool Remove(Figure item) => _figures.Remove(item);

    public IEnumerator<Figure> GetEnumerator() => _figures.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => _figures.GetEnumerator();

    public override string ToString() => $"({string.Join(" ", _figures)})";
}
