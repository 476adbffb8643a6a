using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Text.RegularExpressions;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.Sampling;

/// <summary>Writes the first values of a sample as C# that makes them again, for a test that a person keeps.</summary>
internal sealed partial class SampleCode
{
    /// <summary>Of the sample.</summary>
    public const int MostValues = 5;

    /// <summary>Of each collection: more elements show nothing new.</summary>
    private const int MostElements = 10;

    private const string Indent = "    ";
    private readonly ModelObjects _objects;
    private readonly SortedSet<string> _leftOut = new(StringComparer.Ordinal);
    private bool _isCut;

    private SampleCode(ModelObjects objects) => _objects = objects;

    /// <summary>A class <c>Sample</c> whose method <c>Values</c> gives them.</summary>
    /// <param name="compiled">Reads the objects.</param>
    /// <param name="root">Their type.</param>
    /// <param name="values">The sample.</param>
    public static string Of(CompiledModel compiled, ModelType root, IReadOnlyList<object> values)
    {
        var code = new SampleCode(compiled.Objects);
        var all = string.Concat(values.Take(MostValues).Select(value => $"        yield return {code.Value(root, value, Indent + Indent)};\n\n"));
        code._isCut |= values.Count > MostValues;
        return $$"""
            /// <summary>{{code.Summary()}}</summary>
            internal static class Sample
            {
                public static global::System.Collections.Generic.IEnumerable<{{root.CSharp}}> Values()
                {
            {{all.TrimEnd()}}
                }
            {{(all.Contains("With(", StringComparison.Ordinal) ? Hidden : "")}}}

            """;
    }

    private string Summary() => "The values of the sample"
        + (_isCut ? string.Create(CultureInfo.InvariantCulture, $": the first {MostValues}, and the first {MostElements} elements of each collection") : "")
        + (_leftOut.Count > 0 ? $". Left out, because no C# is known that makes them: {string.Join(", ", _leftOut)}" : "") + ".";

    private string Value(ModelType type, object? value, string indent) => value is null ? type.Form == TypeForm.Nullable ? "null" : "null!" : type.Form switch
    {
        TypeForm.Nullable => Value(type.Element!, value, indent),
        TypeForm.Leaf when type.Converted is { } conversion => Kept(conversion, value) is { } kept ? conversion.Restore(LeafLiterals.Of(kept)!) : LeftOut(type),
        TypeForm.Leaf when type.Symbol.TypeKind == TypeKind.Enum => Enum(type, value),
        TypeForm.Leaf => LeafLiterals.Of(value) ?? LeftOut(type),
        TypeForm.Any => Any(value, indent),
        TypeForm.Built => Built(type, value, indent),
        TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary => Collection(type, value, indent),
        TypeForm.Object => Object(type, value, indent),
        _ => LeftOut(type),
    };

    private string LeftOut(ModelType type)
    {
        _leftOut.Add(type.Name);
        return "default!";
    }

    /// <summary>The leaf that a value is kept as. The C# that makes it is a chain of members, which can be followed; other code cannot.</summary>
    private static object? Kept(LeafConversion conversion, object value)
    {
        if (!Chain().IsMatch(conversion.To))
        {
            return null;
        }

        object? now = value;
        foreach (var step in conversion.To.Split('.').Skip(1))
        {
            now = step.EndsWith("()", StringComparison.Ordinal)
                ? now?.GetType().GetMethod(step[..^2], Type.EmptyTypes)?.Invoke(now, null)
                : now?.GetType().GetProperty(step)?.GetValue(now);
        }

        return now is not null && LeafLiterals.Of(now) is not null ? now : null;
    }

    private static string Enum(ModelType type, object value) => System.Enum.GetName(value.GetType(), value) is { } name
        ? $"{type.CSharp}.{Escaped(name)}"
        : $"({type.CSharp})({System.Enum.Format(value.GetType(), value, "d")})";

    private string Any(object value, string indent) => value switch
    {
        IDictionary<string, object?> members => Braces("new global::System.Collections.Generic.Dictionary<string, object>", [.. members.Select(member => $"[{LeafLiterals.Of(member.Key)}] = {AnyOrNull(member.Value, indent + Indent)}")], indent),
        IEnumerable<object?> elements => Braces("new global::System.Collections.Generic.List<object>", [.. elements.Select(element => AnyOrNull(element, indent + Indent))], indent),
        _ => LeafLiterals.Of(value) ?? "null!",
    };

    private string AnyOrNull(object? value, string indent) => value is null ? "null!" : Any(value, indent);

    private string Built(ModelType type, object value, string indent)
    {
        var members = string.Join(", ", type.Members.Select(member => Value(member.Type, MemberOf(value, member.Name), indent + Indent)));
        return type.Symbol is INamedTypeSymbol { IsTupleType: true } ? $"({members})" : $"new {type.CSharp}({members})";
    }

    private static object? MemberOf(object value, string name) => value.GetType().GetField(name)?.GetValue(value) ?? value.GetType().GetProperty(name)?.GetValue(value);

    private string Collection(ModelType type, object value, string indent)
    {
        var elements = Elements(type, value, indent + Indent);
        if (type.Collection is not { } how)
        {
            return Braces($"new {ArrayOf(type.Element!.CSharp)}", elements, indent);
        }

        var made = how.ClassOf(type);
        var isListed = how.Add.StartsWith("made.Add(", StringComparison.Ordinal) || type.Form == TypeForm.Dictionary;
        var text = isListed ? Braces($"new {made}", elements, indent) : $"new {made}({Braces($"new {ArrayOf(type.Element!.CSharp)}", elements, indent)})";
        return Made().Replace(how.FinishOf(type), match => text);
    }

    private List<string> Elements(ModelType type, object value, string indent)
    {
        var all = value as IEnumerable ?? (IEnumerable)value.GetType().GetMethod("ToArray")!.Invoke(value, null)!;
        List<object?> elements = [.. all.Cast<object?>().Take(MostElements + 1)];
        _isCut |= elements.Count > MostElements;
        return [.. elements.Take(MostElements).Select(element => type.Key is { } key
            ? $"[{Value(key, MemberOf(element!, "Key"), indent)}] = {Value(type.Element!, MemberOf(element!, "Value"), indent)}"
            : Value(type.Element!, element, indent))];
    }

    private string Object(ModelType declared, object value, string indent)
    {
        var type = declared.Concrete.FirstOrDefault(derived => _objects.TypeOf(derived) == value.GetType()) ?? declared;
        var construction = type.Construction!;
        var isPlain = construction is { IsPrivate: false, IsWithout: false };
        string Of(ModelMember member) => Value(member.Type, _objects.Get(type, member, value), indent + Indent);
        var arguments = construction.Given(type).Select(given => given.Member is null ? $"default({CopyNames.Of(given.Parameter.Type)})!" : Of(given.Member)).ToList();
        var initialized = type.Members.Where(member => isPlain && IsInitialized(member)).ToList();
        var hidden = type.Members.Where(member => !initialized.Contains(member) && member.Setting != Setting.Constructor).ToList();
        var made = isPlain ? $"new {type.CSharp}({string.Join(", ", arguments)})"
            : construction.IsWithout ? $"({type.CSharp})global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof({type.CSharp}))"
            : $"({type.CSharp})global::System.Activator.CreateInstance(typeof({type.CSharp}), global::System.Reflection.BindingFlags.Instance | global::System.Reflection.BindingFlags.NonPublic, null, new object[] {{ {string.Join(", ", arguments)} }}, null)!";
        var text = initialized.Count == 0 ? made : Braces(arguments.Count == 0 ? $"new {type.CSharp}" : made, [.. initialized.Select(member => $"{Escaped(member.Name)} = {Filled(member, Of(member))}")], indent);
        return hidden.Count == 0 ? text : $"With({text}, {string.Join(", ", hidden.Select(member => $"({LeafLiterals.Of(NameToSet(member))}, {Of(member)})"))})";
    }

    /// <summary>Whether an object initializer can set it.</summary>
    private static bool IsInitialized(ModelMember member) => member.Setting switch
    {
        Setting.Initializer or Setting.Setter => true,
        Setting.Filled => true,
        Setting.Constructor => member.IsRequired,
        _ => false,
    };

    /// <summary>A collection without a setter takes elements in braces, and no collection.</summary>
    private static string Filled(ModelMember member, string value) => member is { Setting: Setting.Filled, Symbol: IPropertySymbol { SetMethod: null } or IFieldSymbol { IsReadOnly: true } }
        ? value.IndexOf('{', StringComparison.Ordinal) is > 0 and var brace ? value[brace..] : "{ }"
        : value;

    private static string NameToSet(ModelMember member) => member.FieldBehind?.Name ?? member.Name;

    private static string Braces(string head, IReadOnlyList<string> parts, string indent) => parts.Count == 0
        ? head.EndsWith(']') ? $"{head} {{ }}" : $"{head}()"
        : $"{head}\n{indent}{{\n{string.Concat(parts.Select(part => $"{indent}{Indent}{part},\n"))}{indent}}}";

    /// <summary>The brackets of an outer array stand before those of its elements.</summary>
    private static string ArrayOf(string element) => element.IndexOf('[', StringComparison.Ordinal) is > 0 and var bracket && element.EndsWith(']') ? element.Insert(bracket, "[]") : element + "[]";

    private static string Escaped(string name) => SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None ? "@" + name : name;

    [GeneratedRegex(@"^\{v\}(\.\w+(\(\))?)+$")]
    private static partial Regex Chain();

    [GeneratedRegex(@"\bmade\b")]
    private static partial Regex Made();

    /// <summary>For members that only the class itself may set.</summary>
    private const string Hidden = """

            private static T With<T>(T made, params (string Name, object? Value)[] members) where T : notnull
            {
                object boxed = made;
                foreach (var (name, value) in members)
                {
                    for (var type = made.GetType(); type is not null; type = type.BaseType)
                    {
                        const global::System.Reflection.BindingFlags All = global::System.Reflection.BindingFlags.Instance | global::System.Reflection.BindingFlags.Public | global::System.Reflection.BindingFlags.NonPublic | global::System.Reflection.BindingFlags.DeclaredOnly;
                        if (type.GetProperty(name, All) is { CanWrite: true } property)
                        {
                            property.SetValue(boxed, value);
                            break;
                        }

                        if ((type.GetField(name, All) ?? type.GetField($"<{name}>k__BackingField", All)) is { } field)
                        {
                            field.SetValue(boxed, value is null || field.FieldType.IsInstanceOfType(value) ? value : global::System.Activator.CreateInstance(field.FieldType, value));
                            break;
                        }
                    }
                }

                return (T)boxed;
            }

        """;
}

/// <summary>Values without parts as C#.</summary>
internal static class LeafLiterals
{
    /// <summary>Null for a value that is none of the leaves.</summary>
    public static string? Of(object value) => value switch
    {
        string text => SymbolDisplay.FormatLiteral(text, quote: true),
        char letter => SymbolDisplay.FormatLiteral(letter, quote: true),
        bool flag => flag ? "true" : "false",
        float number => Of(number, float.IsFinite(number), "float", "f"),
        double number => Of(number, double.IsFinite(number), "double", "d"),
        decimal number => Text(number) + "m",
        long number => Text(number) + "L",
        ulong number => Text(number) + "UL",
        uint number => Text(number) + "U",
        int or short or ushort or byte or sbyte => Text((IFormattable)value),
        byte[] bytes => bytes.Length == 0 ? "global::System.Array.Empty<byte>()" : $"global::System.Convert.FromBase64String(\"{Convert.ToBase64String(bytes)}\")",
        Guid id => $"global::System.Guid.Parse(\"{id}\")",
        DateTime time => $"new global::System.DateTime({Text(time.Ticks)}L, global::System.DateTimeKind.{time.Kind})",
        DateTimeOffset time => $"new global::System.DateTimeOffset({Text(time.Ticks)}L, new global::System.TimeSpan({Text(time.Offset.Ticks)}L))",
        TimeSpan span => $"new global::System.TimeSpan({Text(span.Ticks)}L)",
        DateOnly day => string.Create(CultureInfo.InvariantCulture, $"new global::System.DateOnly({day.Year}, {day.Month}, {day.Day})"),
        TimeOnly time => $"new global::System.TimeOnly({Text(time.Ticks)}L)",
        Uri address => $"new global::System.Uri({Of(address.OriginalString)}, global::System.UriKind.RelativeOrAbsolute)",
        Version version => $"new global::System.Version(\"{version}\")",
        Half or Int128 or UInt128 or System.Numerics.BigInteger => $"global::{value.GetType().FullName}.Parse(\"{((IFormattable)value).ToString(null, CultureInfo.InvariantCulture)}\", global::System.Globalization.CultureInfo.InvariantCulture)",
        _ => null,
    };

    private static string Of(IFormattable number, bool isFinite, string type, string suffix)
    {
        var text = number.ToString("R", CultureInfo.InvariantCulture);
        return isFinite ? text + suffix : $"{type}.{text switch { "NaN" => "NaN", "Infinity" => "PositiveInfinity", _ => "NegativeInfinity" }}";
    }

    private static string Text(IFormattable number) => number.ToString(null, CultureInfo.InvariantCulture);
}
