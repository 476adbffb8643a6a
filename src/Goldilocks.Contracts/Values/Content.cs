using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Reflection;

namespace Goldilocks.Values;

/// <summary>
/// The content of a value whose type is not declared, in plain types: what one library gives back as its own node of a document and another as a dictionary is the same content. Numbers are one kind, whatever
/// holds them.
/// </summary>
internal static class Content
{
    /// <summary>Whether values of the type are compared by content wherever they stand: nodes of a document, whose members say little.</summary>
    public static bool IsNode(Type type) => (type.Name.StartsWith("Json", StringComparison.Ordinal) && (WriterOf(type) is not null || RootOf(type) is not null)) || FormattedWriterOf(type) is not null;

    /// <summary>Whether a value has a content of its own: a text, a boolean, a number, bytes, a list or a dictionary.</summary>
    public static bool IsPlain(object value) => Of(value) is string or bool or double or decimal or byte[] or List<object?> or SortedDictionary<string, object?>;

    /// <summary>Whether two values have the same content.</summary>
    public static bool Same(object? expected, object? actual) => SamePlain(Of(expected), Of(actual));

    /// <summary>Null, a text, a boolean, a number, bytes, a list, a dictionary, or the value itself where it is none of these.</summary>
    public static object? Of(object? value) => value switch
    {
        null or string or bool or byte[] => value,
        char unit => unit.ToString(),
        Enum => value,
        _ when IsNode(value.GetType()) => OfNode(value),
        IConvertible convertible => OfConvertible(convertible),
        IDictionary dictionary => Dictionary(Entries(dictionary)),
        IEnumerable sequence => OfSequence(sequence),
        _ => value,
    };

    private static object? OfConvertible(IConvertible value) => value.GetTypeCode() switch
    {
        TypeCode.Boolean => value.ToBoolean(CultureInfo.InvariantCulture),
        TypeCode.String or TypeCode.Char => value.ToString(CultureInfo.InvariantCulture),
        TypeCode.Single or TypeCode.Double => value.ToDouble(CultureInfo.InvariantCulture),
        TypeCode.Empty or TypeCode.DBNull => null,
        TypeCode.Object or TypeCode.DateTime => value,
        _ => value.ToDecimal(CultureInfo.InvariantCulture),
    };

    private static object OfSequence(IEnumerable sequence)
    {
        var items = sequence.Cast<object?>().ToList();
        return items.Count > 0 && items.TrueForAll(item => item?.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>))
            ? Dictionary(items.Select(item => (item!.GetType().GetProperty("Key")!.GetValue(item), item.GetType().GetProperty("Value")!.GetValue(item))))
            : items.ConvertAll(Of);
    }

    /// <summary>As a dictionary enumerates itself; as a sequence, a generic one has other entries.</summary>
    private static IEnumerable<(object? Key, object? Value)> Entries(IDictionary dictionary)
    {
        foreach (DictionaryEntry entry in dictionary)
        {
            yield return (entry.Key, entry.Value);
        }
    }

    private static SortedDictionary<string, object?> Dictionary(IEnumerable<(object? Key, object? Value)> entries)
    {
        var content = new SortedDictionary<string, object?>(StringComparer.Ordinal);
        foreach (var (key, value) in entries)
        {
            content[Convert.ToString(key, CultureInfo.InvariantCulture) ?? ""] = Of(value);
        }

        return content;
    }

    /// <summary>By the text that such a node writes.</summary>
    private static object? OfNode(object node)
    {
        if (RootOf(node.GetType()) is { } root)
        {
            return Of(root.GetValue(node));
        }

        var writer = WriterOf(node.GetType())!;
        try
        {
            return JsonContent.Of((string)writer.Invoke(node, new object?[writer.GetParameters().Length])!);
        }
        catch (TargetInvocationException exception) when (exception.InnerException is InvalidOperationException)
        {
            // A node that was never set has no text.
            return null;
        }
    }

    /// <summary>By what it can do, and not by its type: to name that would load its library into every worker, and it is one of the variants.</summary>
    private static MethodInfo? WriterOf(Type type) => type.GetMethod("GetRawText", Type.EmptyTypes)
        ?? type.GetMethods().FirstOrDefault(method => method.Name == "ToJsonString" && method.GetParameters().All(parameter => parameter.IsOptional))
        ?? FormattedWriterOf(type);

    /// <summary>Of a node that is a sequence of nodes, and whose text can be had with and without indentation.</summary>
    private static MethodInfo? FormattedWriterOf(Type type) => !typeof(IEnumerable).IsAssignableFrom(type) ? null : type.GetMethods().FirstOrDefault(method =>
        method.Name == nameof(ToString) && method.GetParameters() is [{ ParameterType: { IsEnum: true, Name: "Formatting" } }, ..]);

    private static PropertyInfo? RootOf(Type type) => type.Name == "JsonDocument" ? type.GetProperty("RootElement") : null;

    private static bool SamePlain(object? expected, object? actual) => (expected, actual) switch
    {
        (null, null) => true,
        (null, _) or (_, null) => false,
        (List<object?> left, List<object?> right) => left.Count == right.Count && left.Zip(right).All(pair => SamePlain(pair.First, pair.Second)),
        (SortedDictionary<string, object?> left, SortedDictionary<string, object?> right) =>
            left.Count == right.Count && left.All(entry => right.TryGetValue(entry.Key, out var other) && SamePlain(entry.Value, other)),

        // An empty list and an empty dictionary look alike to what has no types.
        (List<object?> { Count: 0 }, SortedDictionary<string, object?> { Count: 0 }) or (SortedDictionary<string, object?> { Count: 0 }, List<object?> { Count: 0 }) => true,
        (double or decimal, double or decimal) => Number(expected) is var left && Number(actual) is var right && (left.Equals(right) || Convert.ToDouble(expected, CultureInfo.InvariantCulture).Equals(Convert.ToDouble(actual, CultureInfo.InvariantCulture))),
        _ => expected.GetType() == actual.GetType() && Leaf.Is(expected.GetType()) ? Leaf.Same(expected, actual) : expected.Equals(actual),
    };

    private static object Number(object number) => number is double real && Math.Abs(real) < 1e15 && real == Math.Floor(real) ? new BigInteger(real)
        : number is decimal exact && exact == decimal.Floor(exact) ? new BigInteger(exact)
        : number;
}
