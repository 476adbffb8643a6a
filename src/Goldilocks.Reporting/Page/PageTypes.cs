using System.Globalization;
using System.Reflection;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace Goldilocks.Reporting.Page;

/// <summary>
/// The types of the page's data in TypeScript, from the same contract by which the data are written: a type of the page can then not differ from what it reads.
/// A member without a value is missing.
/// </summary>
internal sealed class PageTypes
{
    /// <summary>Where the page's own sources expect them; it is made when the page is built.</summary>
    public const string FileName = "src/data/types.ts";

    private const string Prefix = "Page";

    private readonly JsonSerializerOptions _options;
    private readonly NullabilityInfoContext _nullability = new();
    private readonly SortedDictionary<string, string> _made = new(StringComparer.Ordinal);
    private readonly Dictionary<string, Type> _named = [];

    private PageTypes(JsonSerializerOptions options) => _options = options;

    /// <summary>The text of the file.</summary>
    /// <param name="options">By which the data are written.</param>
    public static string Of(JsonSerializerOptions options)
    {
        // Options that nothing was written by yet have no contracts to ask for.
        options.MakeReadOnly(populateMissingResolver: true);
        var types = new PageTypes(options);
        types.NameOf(typeof(PageData), null);
        return string.Create(CultureInfo.InvariantCulture, $"// Made from src/Goldilocks.Reporting/Page when the page is built.\n\nexport const formatVersion = {PageData.CurrentFormatVersion};\n\n")
            + string.Join('\n', types._made.Values);
    }

    private string NameOf(Type type, NullabilityInfo? nullability)
    {
        if (Nullable.GetUnderlyingType(type) is { } value)
        {
            return NameOf(value, null);
        }

        if (type.IsEnum)
        {
            return Made(type, name => $"export type {name} = {string.Join(" | ", Enum.GetValues(type).Cast<object>().Select(one => JsonSerializer.Serialize(one, type, _options)))};\n");
        }

        return Type.GetTypeCode(type) switch
        {
            TypeCode.Boolean => "boolean",
            TypeCode.String or TypeCode.Char => "string",
            TypeCode.Object => OfObject(type, nullability),
            TypeCode.DateTime => "string",
            _ => "number",
        };
    }

    private string OfObject(Type type, NullabilityInfo? nullability)
    {
        if (type == typeof(DateTimeOffset) || type == typeof(DateOnly) || type == typeof(byte[]))
        {
            return "string";
        }

        var contract = _options.GetTypeInfo(type);
        return contract.Kind switch
        {
            JsonTypeInfoKind.Enumerable => $"{Element(contract.ElementType!, nullability, 0)}[]",
            JsonTypeInfoKind.Dictionary => $"Record<string, {Element(contract.ElementType!, nullability, 1)}>",
            JsonTypeInfoKind.Object => Made(type, name => Interface(name, contract)),
            _ => throw new NotSupportedException($"{type} has a form of its own in the data of the page, which these types do not know."),
        };
    }

    private string Element(Type type, NullabilityInfo? list, int argument)
    {
        var own = list is null ? null : list.ElementType ?? list.GenericTypeArguments.ElementAtOrDefault(argument);
        var name = NameOf(type, own);
        return Nullable.GetUnderlyingType(type) is not null || own?.ReadState is NullabilityState.Nullable ? $"({name} | null)" : name;
    }

    private string Made(Type type, Func<string, string> make)
    {
        var isOfPage = type.Name.StartsWith(Prefix, StringComparison.Ordinal) && type != typeof(PageData);
        var name = isOfPage ? type.Name[Prefix.Length..] : IsTaken(type) ? type.Namespace!.Split('.')[^1] + type.Name : type.Name;
        if (_named.TryGetValue(name, out var other) && other != type)
        {
            throw new NotSupportedException($"{type} and {other} have one name on the page.");
        }

        if (_named.TryAdd(name, type))
        {
            _made[name] = make(name);
        }

        return name;
    }

    /// <summary>A type of the page has the short name.</summary>
    private static bool IsTaken(Type type) => typeof(PageData).Assembly.GetType($"{typeof(PageData).Namespace}.{Prefix}{type.Name}") is not null;

    private string Interface(string name, JsonTypeInfo contract)
    {
        var text = new StringBuilder();
        if (contract.PolymorphismOptions is { } polymorphism)
        {
            var kinds = polymorphism.DerivedTypes.Select(derived => $"({{ {polymorphism.TypeDiscriminatorPropertyName}: \"{derived.TypeDiscriminator}\" }} & {NameOf(derived.DerivedType, null)})");
            return $"export type {name} = {string.Join(" | ", kinds)};\n";
        }

        text.Append(CultureInfo.InvariantCulture, $"export interface {name} {{\n");
        foreach (var member in contract.Properties.Where(member => member.Get is not null))
        {
            var property = member.AttributeProvider as PropertyInfo;
            var nullability = property is null ? null : _nullability.Create(property);
            var isOptional = member.ShouldSerialize is not null || Nullable.GetUnderlyingType(member.PropertyType) is not null || nullability?.ReadState is NullabilityState.Nullable;
            text.Append(CultureInfo.InvariantCulture, $"  {member.Name}{(isOptional ? "?" : "")}: {NameOf(member.PropertyType, nullability)};\n");
        }

        return text.Append("}\n").ToString();
    }
}
