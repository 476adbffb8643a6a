using System.Collections;

namespace Goldilocks.Worker;

/// <summary>
/// Adds up the objects that a value consists of, each once, by the fields that they have in memory. The list of open objects is on the heap, so that a
/// long chain of objects cannot overflow the stack.
/// </summary>
internal sealed class GraphWalk
{
    private readonly HashSet<object> _met = new(ReferenceEqualityComparer.Instance);
    private readonly Stack<(object Value, Owner? Owner)> _open = new();
    private readonly GraphSize _size = new();

    /// <summary>The size of everything that the roots are, or refer to.</summary>
    public static GraphSize Of(params IEnumerable<object> roots)
    {
        var walk = new GraphWalk();
        foreach (var root in roots)
        {
            walk.Meet(root, owner: null);
            while (walk._open.TryPop(out var next))
            {
                walk.Enter(next.Value, next.Owner);
            }
        }

        return walk._size;
    }

    private void Meet(object? value, Owner? owner)
    {
        if (value is not null && _met.Add(value))
        {
            _open.Push((value, owner));
        }
    }

    private void Enter(object value, Owner? owner)
    {
        var layout = TypeLayout.Of(value.GetType());
        var bytes = layout.Kind == ObjectKind.Runtime ? 0 : layout.Bytes(TypeLayout.Components(value));
        _size.Objects += layout.Kind == ObjectKind.Runtime ? 0 : 1;
        switch (layout.Kind)
        {
            case ObjectKind.Text:
                _size.Add(Component.Strings, 1, bytes);
                break;
            case ObjectKind.Box:
                _size.Add(Component.Primitives, 1, bytes);
                break;
            case ObjectKind.Object:
                _size.Add(Component.Objects, 1, bytes - Fields(value, layout.Fields));
                break;
            case ObjectKind.Collection:
                EnterCollection(value, layout, bytes);
                break;
            case ObjectKind.Array:
                // The array with a list's elements is a part of the list, not a collection of its own.
                _size.Add(Component.Collections, owner is null ? 1 : 0, bytes - Elements((Array)value, layout, owner));
                break;
            case ObjectKind.Runtime:
                break;
        }
    }

    /// <summary>Adds the contents of the fields and follows references; returns the added bytes.</summary>
    private long Fields(object value, IReadOnlyList<FieldSlot> fields)
    {
        var added = 0L;
        foreach (var field in fields)
        {
            if (field.Parts.Count > 0)
            {
                added += Fields(field.Get(value)!, field.Parts);
                continue;
            }

            _size.Add(field.IsReference ? Component.References : Component.Primitives, 1, field.Bytes);
            added += field.Bytes;
            if (field.IsFollowed)
            {
                Meet(field.Get(value), owner: null);
            }
        }

        return added;
    }

    /// <summary>All of a collection's own fields are its bookkeeping.</summary>
    private void EnterCollection(object collection, TypeLayout layout, long bytes)
    {
        _size.Add(Component.Collections, 1, bytes);
        var count = Owner.CountOf(collection);
        foreach (var field in layout.Fields)
        {
            Follow(collection, field, count);
        }
    }

    private void Follow(object value, FieldSlot field, int count)
    {
        if (field.IsFollowed)
        {
            var held = field.Get(value);
            Meet(held, held is Array ? new Owner(field.Name, count) : null);
        }

        foreach (var part in field.Parts)
        {
            Follow(field.Get(value)!, part, count);
        }
    }

    /// <summary>Adds the contents of the elements and follows references; returns the added bytes.</summary>
    private long Elements(Array array, TypeLayout layout, Owner? owner)
    {
        var element = layout.Element!;
        if (!TypeLayout.HoldsReferences(element))
        {
            var used = owner is null ? array.Length : owner.UsedOf(array);
            _size.Add(Component.Primitives, used, (long)used * layout.ComponentBytes);
            return (long)used * layout.ComponentBytes;
        }

        return element.IsValueType ? Structs(array, element, owner) : References(array, owner);
    }

    private long References(Array array, Owner? owner)
    {
        var used = owner is null ? array.Length : Math.Min(array.Length, owner.Count);
        foreach (var item in (IEnumerable)array)
        {
            Meet(item, owner: null);
        }

        _size.Add(Component.References, used, (long)used * IntPtr.Size);
        return (long)used * IntPtr.Size;
    }

    private long Structs(Array array, Type element, Owner? owner)
    {
        var fields = FieldSlot.Of(element);
        var used = owner is null ? array.Length : Math.Min(array.Length, owner.Count);
        var added = 0L;
        foreach (var item in (IEnumerable)array)
        {
            if (used-- <= 0)
            {
                break;
            }

            // Only key and value of a table's entry are payload; its other fields serve the search.
            added += Fields(item!, owner is null ? fields : Owner.Payload(element, fields));
        }

        return added;
    }

    /// <summary>The collection that an array belongs to.</summary>
    /// <param name="Field">The field that holds the array.</param>
    /// <param name="Count">Elements that the collection has; the array may be longer.</param>
    private sealed record Owner(string Field, int Count)
    {
        private static readonly Dictionary<Type, IReadOnlyList<FieldSlot>> s_payload = [];

        public static int CountOf(object collection) => collection is ICollection counted
            ? counted.Count
            : collection.GetType().GetProperty("Count")?.GetValue(collection) as int? ?? int.MaxValue;

        /// <summary>Elements that are values of the payload; none of a hash table's buckets are.</summary>
        public int UsedOf(Array array) => Field.Contains("bucket", StringComparison.OrdinalIgnoreCase) ? 0 : Math.Min(array.Length, Count);

        public static IReadOnlyList<FieldSlot> Payload(Type element, IReadOnlyList<FieldSlot> fields)
        {
            if (!s_payload.TryGetValue(element, out var payload))
            {
                payload = [.. fields.Where(field => field.IsReference || field.Parts.Count > 0 || IsPayload(field.Name))];
                s_payload.Add(element, payload);
            }

            return payload;
        }

        private static bool IsPayload(string name) => name.Trim('_').ToUpperInvariant() is "KEY" or "VALUE" or "ITEM" or "ELEMENT";
    }
}
