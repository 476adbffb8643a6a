using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace Goldilocks.Values;

/// <summary>One run of <see cref="Difference"/>. The open objects are on the heap, so that a long chain cannot overflow the stack.</summary>
internal sealed class Comparison(bool areReferencesCompared)
{
    /// <summary>A longer path is shown with this many steps at each end.</summary>
    private const int ShownSteps = 8;

    private readonly List<OpenPair> _open = [];
    private readonly HashSet<(object Expected, object Actual)> _compared = new(PairComparer.Instance);
    private readonly Dictionary<object, object> _actualOf = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<object> _actualMet = new(ReferenceEqualityComparer.Instance);

    /// <summary>The first place whose value came back as another type with the same content; null for none.</summary>
    public string? Remark { get; private set; }

    public string? Run(object? expected, object? actual)
    {
        var difference = Compare(expected, actual, declared: null);
        while (difference is null && _open.Count > 0)
        {
            var pair = _open[^1];
            if (pair.Next == pair.Expected.Count)
            {
                _open.RemoveAt(_open.Count - 1);
                continue;
            }

            var part = pair.Next++;
            difference = Compare(pair.Expected[part], pair.Actual[part], pair.Expected.DeclaredType(part));
        }

        return difference is null ? null : $"{Path()}: {difference}";
    }

    /// <param name="expected">What was written.</param>
    /// <param name="actual">What came back.</param>
    /// <param name="declared">The type that the part is declared as; null for the whole value.</param>
    private string? Compare(object? expected, object? actual, Type? declared)
    {
        if (expected is null || actual is null)
        {
            return expected == actual ? null : $"expected {Described(expected)}, got {Described(actual)}";
        }

        if (!areReferencesCompared && ReferenceEquals(expected, actual))
        {
            return null;
        }

        var members = Members.Of(expected.GetType());
        var actualMembers = Members.Of(actual.GetType());
        if (members.IsNode || (declared == typeof(object) && members != actualMembers && Content.IsPlain(expected)))
        {
            return CompareContent(expected, actual);
        }

        if (members != actualMembers && !(declared is { IsInterface: true } && members.IsCollection && members.Kind == actualMembers.Kind))
        {
            return TypesDiffer(expected.GetType(), actual.GetType());
        }

        if (areReferencesCompared && members.HasIdentity && ReferencesDiffer(expected, actual) is { } difference)
        {
            return difference;
        }

        if (members.Kind == ValueKind.Leaf)
        {
            return Leaf.Same(expected, actual) ? null : LeafText.Differ(expected, actual);
        }

        return members.MayHoldItself && !_compared.Add((expected, actual))
            ? null
            : Enter(expected, new Node(expected, members), actual, new Node(actual, actualMembers));
    }

    /// <summary>Where the declaration says nothing, a library may choose the type, and the content must be the same.</summary>
    private string? CompareContent(object expected, object actual)
    {
        if (!Content.Same(expected, actual))
        {
            return expected.GetType() == actual.GetType() ? $"expected {expected}, got {actual}" : TypesDiffer(expected.GetType(), actual.GetType());
        }

        if (expected.GetType() != actual.GetType())
        {
            Remark ??= $"{Path()} came back as {actual.GetType().Name}, with the same content";
        }

        return null;
    }

    /// <summary>Compares the two without their parts, and queues the parts.</summary>
    private string? Enter(object expected, Node expectedNode, object actual, Node actualNode)
    {
        if (KeysDiffer(expectedNode.Keys, actualNode.Keys) is { } difference)
        {
            return difference;
        }

        if (!expectedNode.IsSizedAs(actualNode))
        {
            return $"expected {expectedNode.Size}, got {actualNode.Size}";
        }

        if (!AreSameBits(expected, actual))
        {
            _open.Add(new OpenPair(expectedNode, actualNode));
        }

        return null;
    }

    private string? ReferencesDiffer(object expected, object actual)
    {
        if (_actualOf.TryGetValue(expected, out var before))
        {
            return ReferenceEquals(before, actual) ? null : "expected an object that is elsewhere in the graph too, got a separate one";
        }

        _actualOf.Add(expected, actual);
        return _actualMet.Add(actual) ? null : "expected an object of its own, got one that is elsewhere in the graph too";
    }

    private static string? KeysDiffer(IReadOnlyList<string>? expected, IReadOnlyList<string>? actual)
    {
        if (expected is null || actual is null)
        {
            return null;
        }

        // Both are ordered, so at the first place where they differ the smaller one is missing from the other side.
        for (var i = 0; i < Math.Max(expected.Count, actual.Count); i++)
        {
            var order = i == expected.Count ? 1 : i == actual.Count ? -1 : string.CompareOrdinal(expected[i], actual[i]);
            if (order != 0)
            {
                return order < 0 ? $"expected {expected[i]}, which is missing" : $"got {actual[i]}, which was not expected";
            }
        }

        return null;
    }

    /// <summary>Saves a million boxed numbers. Arrays that differ in bits are compared one by one: two NaNs may still be equal.</summary>
    private static bool AreSameBits(object expected, object actual) =>
        expected is Array left && actual is Array right && left.GetType() == right.GetType()
        && left.GetType().GetElementType()!.IsPrimitive && RawBytes(left).SequenceEqual(RawBytes(right));

    private static ReadOnlySpan<byte> RawBytes(Array array) =>
        MemoryMarshal.CreateReadOnlySpan(ref MemoryMarshal.GetArrayDataReference(array), Buffer.ByteLength(array));

    private static string TypesDiffer(Type expected, Type actual) => expected.Name == actual.Name
        ? $"expected type {expected}, got type {actual}"
        : $"expected type {expected.Name}, got type {actual.Name}";

    private static string Described(object? value) =>
        value is null || Members.Of(value.GetType()).Kind == ValueKind.Leaf ? LeafText.Of(value) : value.GetType().Name;

    private string Path()
    {
        var path = new StringBuilder();
        for (var i = 0; i < _open.Count; i++)
        {
            if (i == ShownSteps && _open.Count > 2 * ShownSteps)
            {
                var left = _open.Count - (2 * ShownSteps);
                path.Append(CultureInfo.InvariantCulture, $" …({left} more)… ");
                i += left;
            }

            path.Append(_open[i].Expected.Step(_open[i].Next - 1));
        }

        return path.Length == 0 ? "the value" : path.ToString().TrimStart('.');
    }

    private sealed class OpenPair(Node expected, Node actual)
    {
        public Node Expected { get; } = expected;

        public Node Actual { get; } = actual;

        public int Next { get; set; }
    }

    private sealed class PairComparer : IEqualityComparer<(object Expected, object Actual)>
    {
        public static readonly PairComparer Instance = new();

        public bool Equals((object Expected, object Actual) x, (object Expected, object Actual) y) =>
            ReferenceEquals(x.Expected, y.Expected) && ReferenceEquals(x.Actual, y.Actual);

        public int GetHashCode((object Expected, object Actual) pair) =>
            HashCode.Combine(RuntimeHelpers.GetHashCode(pair.Expected), RuntimeHelpers.GetHashCode(pair.Actual));
    }
}
