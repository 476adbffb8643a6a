using System.Text.Json;
using System.Text.RegularExpressions;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// The names that members have in a sample: their own, those that an attribute of the sources gives (whichever package it is of), and both written with other separators and in another case, as policies do.
/// </summary>
internal sealed partial class SampleNames
{
    /// <summary>Those of JSON first, in which the sample is.</summary>
    private static readonly List<string> s_naming =
        ["JsonPropertyName", "JsonProperty", "JsonStringEnumMemberName", "JsonMember", "JsonName", "DataMember", "EnumMember", "BsonElement", "YamlMember", "ProtoMember", "Key", "XmlElement", "XmlAttribute"];

    private static readonly HashSet<string> s_arguments = ["Name", "PropertyName", "Value", "ElementName", "Alias"];
    private readonly Dictionary<ISymbol, bool> _converted = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ModelMember, string?> _converters = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<ISymbol, List<string>> _given = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ModelType, Dictionary<string, ModelMember?>> _known = [];

    /// <summary>Full names of the types for which the sources have a converter, which the application may use for all members, with its name.</summary>
    private readonly Lazy<IReadOnlyDictionary<string, string>> _convertedTypes;

    private readonly Compilation _compilation;

    /// <param name="compilation">The sources.</param>
    public SampleNames(Compilation compilation)
    {
        _compilation = compilation;
        _convertedTypes = new(() => SourceTypes.Of(compilation)
            .Where(type => type.Arity == 0)
            .Select(type => (Converter: type.Name, Converted: JsonConverters.ConvertedBy(type, compilation)))
            .Where(one => one.Converted is not null)
            .DistinctBy(one => NameOf(one.Converted!), StringComparer.Ordinal)
            .ToDictionary(one => NameOf(one.Converted!), one => one.Converter, StringComparer.Ordinal));
    }

    /// <summary>The text that a constant of the sources is; null where it is none.</summary>
    public string? TextOf(ExpressionSyntax constant) =>
        SourceTypes.Owner(_compilation, constant.SyntaxTree)?.GetSemanticModel(constant.SyntaxTree).GetSymbolInfo(constant).Symbol is IFieldSymbol { HasConstantValue: true, ConstantValue: string text } ? text : null;

    private static string NameOf(ITypeSymbol type) => (type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type).ToDisplayString();

    /// <summary>All names of a sample, without separators and case.</summary>
    public static IReadOnlySet<string> In(SampleText sample)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (var document in sample.Documents)
        {
            var reader = new Utf8JsonReader(document.Json.Span, SampleText.Reading);
            while (reader.Read())
            {
                if (reader.TokenType == JsonTokenType.PropertyName)
                {
                    names.Add(Plain(reader.GetString()!));
                }
            }
        }

        return names;
    }

    /// <summary>Whether one of them can stand for a member.</summary>
    public static bool MayBeIn(IReadOnlySet<string> names, ISymbol member) =>
        AttributesOf(member).SelectMany(attribute => GivenBy(attribute, isOfEnum: false, member)).Append(member.Name).Any(name => names.Contains(Plain(name)));

    /// <summary>How names with separators were written; empty where none was.</summary>
    public SortedSet<string> Separators { get; } = new(StringComparer.Ordinal);

    /// <summary>The member that a name stands for; null where it stands for none, or where several could be meant.</summary>
    public ModelMember? Find(ModelType type, string name)
    {
        if (!_known.TryGetValue(type, out var known))
        {
            _known.Add(type, known = NamesOf(type));
        }

        if (known.TryGetValue(name, out var exact))
        {
            return exact;
        }

        if (known.GetValueOrDefault(Plain(name)) is not { } member)
        {
            return null;
        }

        if (name.Contains('_', StringComparison.Ordinal) || name.Contains('-', StringComparison.Ordinal))
        {
            Separators.Add(name.Contains('_', StringComparison.Ordinal) ? "snake_case" : "kebab-case");
        }

        return member;
    }

    /// <summary>The property that an object computes from others; null where the name stands for none.</summary>
    public ISymbol? FindComputed(ModelType type, string name) => type.AllNotMembers.FirstOrDefault(other =>
        other is IPropertySymbol { SetMethod: null } && !DataMembers.IsIgnored(other) && IsCalled(other, name));

    /// <summary>The member of an unknown type that a name stands for; null for none.</summary>
    public UnknownMember? FindUnknown(ModelType type, string name) => type.Unknown.FirstOrDefault(unknown => IsCalled(unknown.Symbol, name));

    /// <summary>Whether a name stands for a property that takes a value and shows none.</summary>
    public bool IsWriteOnly(ModelType type, string name) => type.Symbol is INamedTypeSymbol named && DataMembers.Lineage(named).SelectMany(above => above.GetMembers().OfType<IPropertySymbol>())
        .Any(property => property is { GetMethod: null, IsIndexer: false } && IsCalled(property, name));

    /// <summary>Whether a name is that of a member, one that an attribute gives it, or its own with other separators and in another case.</summary>
    private bool IsCalled(ISymbol member, string name) => member.Name == name || AllGiven(member).Contains(name) || Plain(member.Name) == Plain(name);

    /// <summary>The field of an enum that a name stands for.</summary>
    public IFieldSymbol? Find(INamedTypeSymbol type, string name)
    {
        var fields = type.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue).ToList();
        return fields.Find(field => field.Name == name) ?? fields.Find(field => AllGiven(field).Contains(name))
            ?? (fields.Where(field => Plain(field.Name) == Plain(name)).ToList() is [var only] ? only : null);
    }

    /// <summary>The members of an object that is written as an array, with their places, where an attribute of each says its place, such as <c>[ArrayProperty(0)]</c>. A place that no member has holds null. Null for any other array.</summary>
    /// <param name="type">The object's type.</param>
    /// <param name="array">As the sample has it.</param>
    public static IReadOnlyList<(ModelMember Member, int Place)>? ByPosition(ModelType type, JsonElement array)
    {
        var places = type.Members.Where(_ => !type.IsPolymorphic).Select(member => (Member: member, Place: AttributesOf(member.Symbol).Select(PlaceIn).FirstOrDefault(place => place is not null))).Where(one => one.Place is not null).ToLookup(one => one.Place!.Value, one => one.Member);
        var found = new List<(ModelMember, int)>();
        foreach (var (value, place) in array.EnumerateArray().Select((value, place) => (value, place)))
        {
            if (places[place].ToList() is [var only])
            {
                found.Add((only, place));
            }
            else if (places[place].Any() || value.ValueKind != JsonValueKind.Null)
            {
                return null;
            }
        }

        return found.Count > 0 ? found : null;
    }

    private static int? PlaceIn(AttributeData attribute) => DataMembers.NameOf(attribute) is not ("ArrayProperty" or "Key" or "JsonArrayIndex" or "ArrayIndex") ? null
        : attribute.ConstructorArguments is [{ Value: int bound }, ..] ? bound
        : (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments is [{ Expression: LiteralExpressionSyntax { Token.Value: int place } }, ..] ? place
        : null;

    /// <summary>Whether a converter, of whichever package, writes the member.</summary>
    public bool IsConverted(ISymbol member)
    {
        if (!_converted.TryGetValue(member.OriginalDefinition, out var isConverted))
        {
            _converted.Add(member.OriginalDefinition, isConverted = AttributesOf(member).Any(attribute => DataMembers.NameOf(attribute) == "JsonConverter"));
        }

        return isConverted;
    }

    /// <summary>The name of the converter that writes the member or its type, where that is no converter of names of enums; null for none.</summary>
    public string? ConverterOf(ModelMember member)
    {
        if (!_converters.TryGetValue(member, out var converter))
        {
            var attributes = IsConverted(member.Symbol) ? AttributesOf(member.Symbol) : new[] { member.Type, member.Type.Element, member.Type.Element?.Element }.OfType<ModelType>().SelectMany(type => type.Symbol.GetAttributes());
            converter = attributes.Where(attribute => DataMembers.NameOf(attribute) == "JsonConverter").Select(NameOfConverter).FirstOrDefault(name => name?.Contains("StringEnum", StringComparison.Ordinal) == false);
            _converters.Add(member, converter ??= _convertedTypes.Value.GetValueOrDefault(NameOf(member.Type.Symbol)));
        }

        return converter;
    }

    private static string? NameOfConverter(AttributeData attribute) =>
        (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments.Select(argument => argument.Expression).OfType<TypeOfExpressionSyntax>().FirstOrDefault()?.Type.ToString()
        ?? (attribute.ConstructorArguments.FirstOrDefault().Value as ITypeSymbol)?.Name;

    /// <summary>Whether a converter, or an attribute that says so, takes a null for a member that holds none.</summary>
    public bool TakesNull(ISymbol member) => IsConverted(member) || IsMadeOfNullable(member) || AttributesOf(member).Any(attribute => attribute.ApplicationSyntaxReference?.GetSyntax().ToString().Contains("NullValueHandling.Ignore", StringComparison.Ordinal) == true);

    /// <summary>Whether a constructor of the class takes null in its place, and then gives it a value.</summary>
    private static bool IsMadeOfNullable(ISymbol member) => DataMembers.TypeOf(member) is { IsValueType: true } type && member.ContainingType.InstanceConstructors.SelectMany(constructor => constructor.Parameters)
        .Any(parameter => string.Equals(parameter.Name, member.Name, StringComparison.OrdinalIgnoreCase)
            && parameter.Type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [var held] } && SymbolEqualityComparer.Default.Equals(held, type));

    /// <summary>Whether a library reads the member that takes 0 and 1 for a boolean without a converter.</summary>
    public static bool IsOfLooseReader(ISymbol member) => member.ContainingType.GetMembers().SelectMany(AttributesOf).Any(attribute => DataMembers.NameOf(attribute) == "JsonProperty");

    /// <summary>Whether the sources have a converter of the type.</summary>
    public bool HasConverterOf(ModelType type) => _convertedTypes.Value.ContainsKey(NameOf(type.Symbol));

    /// <summary>The name that an attribute gives; null where none does.</summary>
    public string? Given(ISymbol member) => AllGiven(member).FirstOrDefault();

    private List<string> AllGiven(ISymbol member)
    {
        if (!_given.TryGetValue(member.OriginalDefinition, out var given))
        {
            var isOfEnum = member.ContainingType.TypeKind == TypeKind.Enum;
            given = [.. AttributesOf(member).OrderBy(Rank).SelectMany(attribute => GivenBy(attribute, isOfEnum, member)).Where(name => name.Length > 0)];
            _given.Add(member.OriginalDefinition, given);
        }

        return given;
    }

    private Dictionary<string, ModelMember?> NamesOf(ModelType type)
    {
        var names = new Dictionary<string, ModelMember?>(StringComparer.Ordinal);
        foreach (var member in type.Members)
        {
            names.TryAdd(member.Name, member);
        }

        foreach (var (element, index) in (type.Symbol is INamedTypeSymbol { IsTupleType: true } tuple ? tuple.TupleElements : []).Select((element, index) => (element, index)))
        {
            names.TryAdd(element.Name, type.Members[index]);
        }

        foreach (var (member, given) in type.Members.SelectMany(member => AllGiven(Nearest(type, member.Symbol)).Concat(AllGiven(member.Symbol)).Select(given => (member, given))))
        {
            names.TryAdd(given, member);
        }

        foreach (var same in names.ToList().GroupBy(pair => Plain(pair.Key)).ToList())
        {
            names.TryAdd(same.Key, same.Select(pair => pair.Value).Distinct().Count() == 1 ? same.First().Value : null);
        }

        return names;
    }

    /// <summary>As the nearest class declares a member: an override may have a name of its own.</summary>
    private static ISymbol Nearest(ModelType type, ISymbol member) => member is IPropertySymbol { IsSealed: false } and ({ IsVirtual: true } or { IsAbstract: true } or { IsOverride: true }) && type.Symbol is INamedTypeSymbol named
        ? DataMembers.Lineage(named).SelectMany(above => above.GetMembers(member.Name)).FirstOrDefault(found => found is IPropertySymbol { IsOverride: true }) ?? member
        : member;

    /// <summary>Without separators and case; begins as no name of a member does.</summary>
    private static string Plain(string name) => "-" + string.Concat(name.Where(char.IsLetterOrDigit)).ToUpperInvariant();

    /// <summary>An attribute before a member of a positional record is the parameter's, where it does not say otherwise.</summary>
    private static IEnumerable<AttributeData> AttributesOf(ISymbol member) => !member.ContainingType.IsRecord ? member.GetAttributes()
        : [.. member.GetAttributes(), .. member.ContainingType.InstanceConstructors.SelectMany(constructor => constructor.Parameters).Where(parameter => parameter.Name == member.Name).SelectMany(parameter => parameter.GetAttributes())];

    /// <summary>An attribute of the code's own, or of a package, that is called as such an attribute would be, with one text that can be a name and is not that of another member.</summary>
    private static bool MayName(AttributeData attribute, ISymbol member) => Naming().IsMatch(DataMembers.NameOf(attribute)) && (attribute.AttributeClass is IErrorTypeSymbol || attribute.AttributeClass?.IsCopied() == true)
        && TextsOf(attribute).ToList() is [var only] && NameLike().IsMatch(only) && !member.ContainingType.GetMembers().Any(other => Plain(other.Name) == Plain(only));

    private static int Rank(AttributeData attribute) => s_naming.IndexOf(DataMembers.NameOf(attribute)) is >= 0 and var known ? known : s_naming.Count;

    /// <param name="attribute">The attribute.</param>
    /// <param name="isOfEnum">A name of an enum is often given by an attribute of the code's own, which may have several.</param>
    /// <param name="member">That has it.</param>
    private static IEnumerable<string> GivenBy(AttributeData attribute, bool isOfEnum, ISymbol member) => attribute.AttributeClass is null || !(isOfEnum || s_naming.Contains(DataMembers.NameOf(attribute)) || MayName(attribute, member)) ? []
        : isOfEnum ? TextsOf(attribute)
        : TextsOf(attribute).Take(1);

    /// <summary>The texts that an attribute gives: from the compiler where it knows the attribute, and otherwise from its source.</summary>
    public static IEnumerable<string> TextsOf(AttributeData attribute)
    {
        var bound = attribute.NamedArguments.Where(argument => s_arguments.Contains(argument.Key)).Select(argument => argument.Value)
            .Concat(attribute.ConstructorArguments)
            .SelectMany(argument => argument.Kind == TypedConstantKind.Array ? argument.Values : [argument])
            .Select(argument => argument.Kind == TypedConstantKind.Primitive ? argument.Value as string : null)
            .OfType<string>()
            .ToList();
        return bound.Count > 0 ? bound : ((attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments ?? default)
            .Where(argument => argument.NameEquals is null || s_arguments.Contains(argument.NameEquals.Name.Identifier.ValueText))
            .Select(argument => Literal(argument.Expression))
            .OfType<string>();
    }

    [GeneratedRegex("Name|Alias|Property|Field|Column|Element|Parameter|Json|Seriali")]
    private static partial Regex Naming();

    [GeneratedRegex(@"^[@$_a-zA-Z][\w.-]*$")]
    private static partial Regex NameLike();

    private static string? Literal(ExpressionSyntax expression) => expression switch
    {
        LiteralExpressionSyntax literal when literal.IsKind(SyntaxKind.StringLiteralExpression) => literal.Token.ValueText,
        InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } } named => named.ArgumentList.Arguments[0].Expression.ToString().Split('.')[^1],
        _ => null,
    };
}
