namespace Goldilocks.Values;

/// <summary>
/// Visits every value of an object graph once, depth first, parts in <see cref="Node"/>'s order. The list of open objects is on
/// the heap, so that a long chain of objects cannot overflow the stack.
/// </summary>
internal abstract class Walk
{
    private readonly Dictionary<object, int> _met = new(ReferenceEqualityComparer.Instance);
    private readonly Stack<Open> _open = new();

    public void Run(object? root)
    {
        Visit(root, root?.GetType() ?? typeof(object));
        while (_open.TryPeek(out var current))
        {
            if (current.Next == current.Node.Count)
            {
                _open.Pop();
                continue;
            }

            var part = current.Next++;
            OnPart(current.Node, part);
            Visit(current.Node[part], current.Node.DeclaredType(part));
        }
    }

    /// <summary>A part of <paramref name="owner"/> comes next.</summary>
    protected abstract void OnPart(Node owner, int part);

    protected abstract void OnNull();

    /// <param name="value">The value.</param>
    /// <param name="declared">The type it is declared as, which may be a base type of its own or its nullable form.</param>
    protected abstract void OnLeaf(object value, Type declared);

    /// <summary>A value with parts, which come next.</summary>
    protected abstract void OnNode(Node node, Type type, Type declared);

    /// <summary>An object that was visited before. Objects are numbered from 0 as they are met.</summary>
    protected abstract void OnMetAgain(int number);

    private void Visit(object? value, Type declared)
    {
        if (value is null)
        {
            OnNull();
            return;
        }

        var type = value.GetType();
        var members = Members.Of(type);
        if (members.IsNode)
        {
            Visit(Content.Of(value), typeof(object));
        }
        else if (members.HasIdentity && !_met.TryAdd(value, _met.Count))
        {
            OnMetAgain(_met[value]);
        }
        else if (members.Kind == ValueKind.Leaf)
        {
            OnLeaf(value, declared);
        }
        else
        {
            var node = new Node(value, members);
            OnNode(node, type, declared);
            _open.Push(new Open(node));
        }
    }

    private sealed class Open(Node node)
    {
        public Node Node { get; } = node;

        public int Next { get; set; }
    }
}
