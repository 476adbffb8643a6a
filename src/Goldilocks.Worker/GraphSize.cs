namespace Goldilocks.Worker;

/// <summary>The components of an object graph. Every byte belongs to exactly one.</summary>
internal enum Component
{
    /// <summary>String objects.</summary>
    Strings,

    /// <summary>Objects of classes: their headers and padding, without the contents of their fields.</summary>
    Objects,

    /// <summary>Fields and elements that refer to an object, or to none.</summary>
    References,

    /// <summary>Fields and elements that hold a value, and boxed values.</summary>
    Primitives,

    /// <summary>Lists, sets, dictionaries and arrays: their objects, tables and free places, without the contents of their elements.</summary>
    Collections,
}

/// <summary>Counts and bytes of a graph, by component.</summary>
internal sealed class GraphSize
{
    public static readonly IReadOnlyList<Component> Components = Enum.GetValues<Component>();
    private readonly long[] _counts = new long[Components.Count];
    private readonly long[] _bytes = new long[Components.Count];

    /// <summary>Objects of every kind, arrays inside of collections among them.</summary>
    public long Objects { get; set; }

    public long Bytes => _bytes.Sum();

    public long CountOf(Component component) => _counts[(int)component];

    public long BytesOf(Component component) => _bytes[(int)component];

    public void Add(Component component, long count, long bytes)
    {
        _counts[(int)component] += count;
        _bytes[(int)component] += bytes;
    }
}
