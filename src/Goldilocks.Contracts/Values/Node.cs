using System.Collections;
using System.Globalization;

namespace Goldilocks.Values;

/// <summary>One value that has parts, and its parts in an order that is the same on every runtime and machine.</summary>
internal sealed class Node
{
    private readonly object _value;
    private readonly Members _members;
    private readonly IList? _elements;
    private readonly string[]? _keys;

    public Node(object value, Members members)
    {
        (_value, _members) = (value, members);
        switch (members.Kind)
        {
            case ValueKind.Sequence:
                _elements = value is IList list and not Array { Rank: > 1 } ? list : Enumerated(value);
                break;
            case ValueKind.Set:
                (_keys, _elements) = Ordered(Enumerated(value).Select(element => (element, element)));
                break;
            case ValueKind.Dictionary:
                (_keys, _elements) = Ordered(Entries(value));
                break;
        }

        Count = _elements?.Count ?? members.All.Length;
    }

    public ValueKind Kind => _members.Kind;

    /// <summary>Members, elements or entries.</summary>
    public int Count { get; }

    /// <summary>The count, or the dimensions of an array that has several, for a person to read.</summary>
    public string Size => _value is Array { Rank: > 1 } array
        ? string.Join(" x ", Enumerable.Range(0, array.Rank).Select(dimension => array.GetLength(dimension).ToString(CultureInfo.InvariantCulture)))
        : string.Create(CultureInfo.InvariantCulture, $"{Count} {(Kind == ValueKind.Object ? "members" : Count == 1 ? "element" : "elements")}");

    public bool IsSizedAs(Node other) => Count == other.Count && (_value is not Array { Rank: > 1 } || Size == other.Size);

    /// <summary>Each entry's key as text, ordered; null when the parts have no keys.</summary>
    public IReadOnlyList<string>? Keys => _keys;

    public object? this[int part] => _elements is not null ? _elements[part] : _members.All[part].Get(_value);

    public Type DeclaredType(int part) => _elements is not null ? _members.ElementType : _members.All[part].Type;

    /// <summary>The member's name; null for elements and entries.</summary>
    public string? Name(int part) => _elements is not null ? null : _members.All[part].Name;

    /// <summary>The part as a step of a path: <c>.Title</c>, <c>[3]</c>, <c>["key"]</c>.</summary>
    public string Step(int part) => Kind switch
    {
        ValueKind.Object => "." + _members.All[part].Name,
        ValueKind.Sequence when _value is Array { Rank: > 1 } array => $"[{Indices(array, part)}]",
        ValueKind.Sequence => string.Create(CultureInfo.InvariantCulture, $"[{part}]"),
        _ => $"[{_keys![part]}]",
    };

    private static string Indices(Array array, int part)
    {
        var indices = new string[array.Rank];
        for (var dimension = array.Rank - 1; dimension >= 0; dimension--)
        {
            var length = array.GetLength(dimension);
            indices[dimension] = ((part % length) + array.GetLowerBound(dimension)).ToString(CultureInfo.InvariantCulture);
            part /= length;
        }

        return string.Join(", ", indices);
    }

    private static object?[] Enumerated(object value) => [.. ((IEnumerable)value).Cast<object?>()];

    /// <summary>Entries are of the dictionary's own type, generic or not; all have a key and a value.</summary>
    private static IEnumerable<(object? Key, object? Value)> Entries(object dictionary) => Enumerated(dictionary).Select(entry =>
    {
        var members = Members.Of(entry!.GetType()).All;
        return (members.Single(member => member.Name == "Key").Get(entry), members.Single(member => member.Name == "Value").Get(entry));
    });

    private static (string[] Keys, object?[] Values) Ordered(IEnumerable<(object? Key, object? Value)> entries)
    {
        var ordered = entries.Select(entry => (Key: KeyText(entry.Key), entry.Value)).OrderBy(entry => entry.Key, StringComparer.Ordinal).ToArray();
        return ([.. ordered.Select(entry => entry.Key)], [.. ordered.Select(entry => entry.Value)]);
    }

    /// <summary>Text that two keys share only if they are equal: a digest, except where the key itself is as short.</summary>
    private static string KeyText(object? key) => key switch
    {
        null => "null",
        string text when text.Length <= LeafText.Window => LeafText.Of(text),
        int or long or Guid or Enum => LeafText.Of(key),
        _ => $"{Shortened(key)}#{Digest.Of(key)}",
    };

    private static string Shortened(object key) => Members.Of(key.GetType()).Kind == ValueKind.Leaf ? LeafText.Of(key) : key.GetType().Name;
}
