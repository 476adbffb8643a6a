using System.Collections.Concurrent;
using System.Globalization;
using System.Reflection;
using System.Security.Cryptography;
using System.Text;

namespace Goldilocks.Values;

/// <summary>
/// Every member of a value as lines of text that another program can compare, whichever class it has itself: depth, step from the value above, kind, type and value, separated by tabs. Below them, after a
/// <c>~</c>, the values that members have in a new object.
/// </summary>
/// <remarks>A shared object is listed wherever it stands: most formats write a tree. A cycle is cut where it closes.</remarks>
public static class MemberTree
{
    /// <summary>Longer bytes are listed by their length and their digest.</summary>
    private const int LongestBytes = 256;

    /// <summary>The lines of a value.</summary>
    public static string Of(object? root)
    {
        var listing = new Listing();
        listing.Add(0, "", root, typeof(object));
        listing.AddInitials();
        return listing.ToString();
    }

    /// <summary>A type as its source names it, without <c>global::</c>: <c>Shop.Line</c>, <c>int</c>.</summary>
    private static string NameOf(Type type)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return NameOf(underlying) + "?";
        }

        if (type.IsArray)
        {
            return $"{NameOf(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        }

        var name = (type.FullName ?? type.Name).Replace('+', '.');
        return type.IsGenericType ? $"{name.Split('`')[0]}<{string.Join(", ", type.GenericTypeArguments.Select(NameOf))}>" : name;
    }

    private static (string Kind, string Text) LeafOf(object value) => value switch
    {
        string text => ("text", text),
        char unit => ("text", unit.ToString()),
        bool flag => ("flag", flag ? "true" : "false"),
        Enum named => ("enum", $"{named.ToString("D")} {(Enum.IsDefined(named.GetType(), named) || !IsNumber(named.ToString()) ? named.ToString() : "")}"),
        byte[] bytes => ("bytes", BytesOf(bytes)),
        Memory<byte> memory => ("bytes", BytesOf(memory.Span)),
        ReadOnlyMemory<byte> memory => ("bytes", BytesOf(memory.Span)),
        ArraySegment<byte> segment => ("bytes", BytesOf(segment)),
        Guid guid => ("guid", guid.ToString("D")),
        DateTime time => ("time", time.ToString("O", CultureInfo.InvariantCulture)),
        DateTimeOffset time => ("time", time.ToString("O", CultureInfo.InvariantCulture)),
        DateOnly date => ("time", date.ToString("O", CultureInfo.InvariantCulture)),
        TimeOnly time => ("time", time.ToString("O", CultureInfo.InvariantCulture)),
        TimeSpan span => ("span", span.ToString("c", CultureInfo.InvariantCulture)),
        Uri uri => ("text", uri.OriginalString),
        IFormattable number when IsNumber(number.ToString(null, CultureInfo.InvariantCulture)) => ("number", number.ToString(null, CultureInfo.InvariantCulture)),
        _ => ("other", Convert.ToString(value, CultureInfo.InvariantCulture) ?? ""),
    };

    private static bool IsNumber(string text) => text.Length > 0 && (char.IsAsciiDigit(text[^1]) || text is "NaN" or "Infinity" or "-Infinity" or "∞" or "-∞") && (text[0] is '-' or 'N' or 'I' or '∞' || char.IsAsciiDigit(text[0]));

    private static string BytesOf(ReadOnlySpan<byte> bytes) => bytes.Length <= LongestBytes
        ? Convert.ToHexString(bytes)
        : string.Create(CultureInfo.InvariantCulture, $"{bytes.Length} bytes, SHA-256 {Convert.ToHexString(SHA256.HashData(bytes))}");

    /// <summary>Tabs and ends of lines separate values.</summary>
    private static string Escaped(string text) => text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\t", "\\t", StringComparison.Ordinal).Replace("\n", "\\n", StringComparison.Ordinal).Replace("\r", "\\r", StringComparison.Ordinal);

    private sealed class Listing
    {
        private readonly StringBuilder _lines = new();
        private readonly HashSet<object> _above = new(ReferenceEqualityComparer.Instance);
        private readonly HashSet<Type> _objects = [];

        public override string ToString() => _lines.ToString();

        public void Add(int depth, string step, object? value, Type declared)
        {
            if (value is null)
            {
                Line(depth, step, "null", declared, "");
                return;
            }

            if (declared == typeof(object) && depth > 0 && Content.IsPlain(value))
            {
                value = Content.Of(value)!;
            }

            var members = Members.Of(value.GetType());
            if (members.IsNode)
            {
                Add(depth, step, Content.Of(value), typeof(object));
            }
            else if (members.Kind == ValueKind.Leaf)
            {
                var (kind, text) = LeafOf(value);
                Line(depth, step, kind, value.GetType(), text);
            }
            else if (members.HasIdentity && !_above.Add(value))
            {
                Line(depth, step, "cycle", value.GetType(), "");
            }
            else
            {
                AddParts(depth, step, value, members);
                _above.Remove(value);
            }
        }

        /// <summary>What a reader finds in members that a payload says nothing of.</summary>
        public void AddInitials()
        {
            foreach (var type in _objects.OrderBy(type => type.FullName, StringComparer.Ordinal))
            {
                foreach (var (name, declared, initial) in InitialValues.Of(type))
                {
                    var (kind, text) = initial is null ? ("null", "") : ShallowOf(initial);
                    _lines.Append('~').Append(Escaped(NameOf(type))).Append('\t').Append(name).Append('\t').Append(kind).Append('\t').Append(Escaped(NameOf(initial?.GetType() ?? declared))).Append('\t').Append(Escaped(text)).Append('\n');
                }
            }
        }

        private static (string Kind, string Text) ShallowOf(object value) => Members.Of(value.GetType()) is { Kind: not ValueKind.Leaf } members ? HeadOf(new Node(value, members)) : LeafOf(value);

        private static (string Kind, string Text) HeadOf(Node node) => node.Kind switch
        {
            ValueKind.Sequence => ("list", node.Count.ToString(CultureInfo.InvariantCulture)),
            ValueKind.Set => ("set", node.Count.ToString(CultureInfo.InvariantCulture)),
            ValueKind.Dictionary => ("map", node.Count.ToString(CultureInfo.InvariantCulture)),
            _ => ("object", ""),
        };

        private void AddParts(int depth, string step, object value, Members members)
        {
            System.Runtime.CompilerServices.RuntimeHelpers.EnsureSufficientExecutionStack();
            var node = new Node(value, members);
            var (kind, text) = HeadOf(node);
            Line(depth, step, kind, value.GetType(), text);
            if (node.Kind == ValueKind.Object)
            {
                _objects.Add(value.GetType());
            }

            var data = DataOf(value.GetType(), members);
            for (var part = 0; part < node.Count; part++)
            {
                if (node.Name(part) is not { } name || data.Contains(name))
                {
                    Add(depth + 1, node.Name(part) ?? node.Step(part), node[part], node.DeclaredType(part));
                }
            }
        }

        private void Line(int depth, string step, string kind, Type type, string text) => _lines
            .Append(depth).Append('\t').Append(Escaped(step)).Append('\t').Append(kind).Append('\t').Append(Escaped(NameOf(type))).Append('\t').Append(Escaped(text)).Append('\n');
    }

    private static readonly ConcurrentDictionary<Type, HashSet<string>> s_data = new();

    /// <summary>The members that hold data: what an object computes from others follows from them.</summary>
    private static HashSet<string> DataOf(Type type, Members members) => s_data.GetOrAdd(type, _ =>
    {
        var data = members.All.Where(member => !IsComputed(type, member)).Select(member => member.Name).ToHashSet(StringComparer.Ordinal);
        return data.Count > 0 ? data : [.. members.All.Select(member => member.Name)];
    });

    private static bool IsComputed(Type type, Member member)
    {
        var properties = type.GetProperties(BindingFlags.Instance | BindingFlags.Public).Where(property => property.Name == member.Name).ToList();
        return properties.Count > 0 && properties.TrueForAll(property =>
            property.SetMethod is null
            && Members.Of(property.PropertyType).Kind is ValueKind.Leaf or ValueKind.Object
            && property.DeclaringType!.GetField($"<{property.Name}>k__BackingField", BindingFlags.Instance | BindingFlags.NonPublic) is null
            && !InitialValues.ConstructorsOf(property.DeclaringType!).SelectMany(constructor => constructor.GetParameters()).Any(parameter => string.Equals(parameter.Name, property.Name, StringComparison.OrdinalIgnoreCase)));
    }
}

/// <summary>What the members of a new object are, before anything is read into it.</summary>
internal static class InitialValues
{
    public static IEnumerable<ConstructorInfo> ConstructorsOf(Type type) => type.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic);

    /// <summary>Each member's value in an object that a constructor without parameters made; otherwise the parameters' default values. A member of which neither is known is not among them.</summary>
    public static IEnumerable<(string Name, Type Declared, object? Value)> Of(Type type)
    {
        if (New(type) is { } made)
        {
            return Members.Of(type).All.Select(member => (member.Name, member.Type, Value(member, made))).Where(initial => initial.Item3.IsKnown).Select(initial => (initial.Name, initial.Type, initial.Item3.Value));
        }

        var parameters = ConstructorsOf(type).OrderByDescending(constructor => constructor.GetParameters().Length).FirstOrDefault()?.GetParameters() ?? [];
        return from member in Members.Of(type).All
               from parameter in parameters
               where parameter.HasDefaultValue && string.Equals(parameter.Name, member.Name, StringComparison.OrdinalIgnoreCase)
               select (member.Name, member.Type, parameter.DefaultValue ?? (member.Type.IsValueType && Nullable.GetUnderlyingType(member.Type) is null ? Activator.CreateInstance(member.Type) : null));
    }

    /// <summary>Null where no constructor makes an object without being told what its members are.</summary>
    private static object? New(Type type)
    {
        if (type.IsAbstract || !(type.IsValueType || ConstructorsOf(type).Any(constructor => constructor.GetParameters().Length == 0)))
        {
            return null;
        }

        try
        {
            return Activator.CreateInstance(type, nonPublic: true);
        }
        catch (TargetInvocationException)
        {
            // The user's constructor refuses to make an empty object, so there is no initial value to tell.
            return null;
        }
    }

    private static (bool IsKnown, object? Value) Value(Member member, object owner)
    {
        try
        {
            return (true, member.Get(owner));
        }
        catch (Exception)
        {
            // A getter of the user's that needs what an empty object lacks: then its initial value is not known.
            return (false, null);
        }
    }
}
