using Goldilocks.Models.Shapes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// The names that members have in a sample: their own, those that an attribute of the sources gives (whichever package it is of), and both written with other separators and in another case, as policies do.
/// </summary>
internal sealed class SampleNames
{
    private static readonly HashSet<string> s_naming = ["JsonPropertyName", "JsonProperty", "DataMember", "JsonMember", "BsonElement", "JsonStringEnumMemberName", "EnumMember", "JsonName"];
    private static readonly HashSet<string> s_arguments = ["Name", "PropertyName", "Value", "ElementName"];
    private readonly HashSet<string> _converted = new(StringComparer.Ordinal);
    private readonly Dictionary<string, string> _given = new(StringComparer.Ordinal);
    private readonly Dictionary<ModelType, Dictionary<string, ModelMember?>> _known = [];

    private SampleNames()
    {
    }

    /// <summary>How names with separators were written; empty where none was.</summary>
    public SortedSet<string> Separators { get; } = new(StringComparer.Ordinal);

    /// <summary>The names that the sources give.</summary>
    public static SampleNames Of(Model model)
    {
        var names = new SampleNames();
        foreach (var symbol in model.Types.SelectMany(Named))
        {
            if (symbol.GetAttributes().Concat(OfParameter(symbol)).Any(attribute => attribute.AttributeClass is { } type && Short(type.Name) == "JsonConverter"))
            {
                names._converted.Add(KeyOf(symbol));
            }

            if (symbol.GetAttributes().Concat(OfParameter(symbol)).Select(attribute => GivenBy(attribute, isOfEnum: symbol.ContainingType.TypeKind == TypeKind.Enum)).FirstOrDefault(name => name is { Length: > 0 }) is { } given)
            {
                names._given.TryAdd(KeyOf(symbol), given);
            }
        }

        return names;
    }

    private static IEnumerable<ISymbol> Named(ModelType type) => type.Form == TypeForm.Object ? type.Members.Select(member => member.Symbol).Concat(type.NotMembers)
        : type.Symbol.TypeKind == TypeKind.Enum ? type.Symbol.GetMembers().Where(member => member is IFieldSymbol)
        : [];

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
    public ISymbol? FindComputed(ModelType type, string name) => type.NotMembers.FirstOrDefault(other =>
        other is IPropertySymbol { SetMethod: null } && !DataMembers.IsIgnored(other) && (other.Name == name || Given(other) == name || Plain(other.Name) == Plain(name)));

    /// <summary>The field of an enum that a name stands for.</summary>
    public IFieldSymbol? Find(INamedTypeSymbol type, string name)
    {
        var fields = type.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue).ToList();
        return fields.Find(field => field.Name == name) ?? fields.Find(field => Given(field) == name)
            ?? (fields.Where(field => Plain(field.Name) == Plain(name)).ToList() is [var only] ? only : null);
    }

    /// <summary>Whether a converter, of whichever package, writes the member.</summary>
    public bool IsConverted(ISymbol member) => _converted.Contains(KeyOf(member));

    /// <summary>The name that an attribute gives; null where none does.</summary>
    public string? Given(ISymbol member) => _given.GetValueOrDefault(KeyOf(member));

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

        foreach (var member in type.Members.Where(member => Given(member.Symbol) is not null))
        {
            names.TryAdd(Given(member.Symbol)!, member);
        }

        foreach (var same in names.ToList().GroupBy(pair => Plain(pair.Key)).ToList())
        {
            names.TryAdd(same.Key, same.Select(pair => pair.Value).Distinct().Count() == 1 ? same.First().Value : null);
        }

        return names;
    }

    /// <summary>Without separators and case; begins as no name of a member does.</summary>
    private static string Plain(string name) => "-" + string.Concat(name.Where(char.IsLetterOrDigit)).ToUpperInvariant();

    private static string KeyOf(ISymbol member) => $"{member.ContainingType.OriginalDefinition.ToDisplayString()}.{member.Name}";

    /// <summary>An attribute before a member of a positional record is the parameter's, where it does not say otherwise.</summary>
    private static IEnumerable<AttributeData> OfParameter(ISymbol member) => member.ContainingType.IsRecord
        ? member.ContainingType.InstanceConstructors.SelectMany(constructor => constructor.Parameters).Where(parameter => parameter.Name == member.Name).SelectMany(parameter => parameter.GetAttributes())
        : [];

    /// <summary>From the compiler where it knows the attribute, and otherwise from its text.</summary>
    /// <param name="attribute">The attribute.</param>
    /// <param name="isOfEnum">A name of an enum is often given by an attribute of the code's own.</param>
    private static string? GivenBy(AttributeData attribute, bool isOfEnum)
    {
        if (attribute.AttributeClass is not { } type || !(isOfEnum || s_naming.Contains(Short(type.Name))))
        {
            return null;
        }

        var bound = attribute.NamedArguments.Where(argument => s_arguments.Contains(argument.Key)).Select(argument => argument.Value)
            .Concat(attribute.ConstructorArguments)
            .Select(argument => argument.Kind == TypedConstantKind.Primitive ? argument.Value as string : null)
            .FirstOrDefault(text => text is not null);
        return bound ?? ((attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments ?? default)
            .Where(argument => argument.NameEquals is null || s_arguments.Contains(argument.NameEquals.Name.Identifier.ValueText))
            .Select(argument => Literal(argument.Expression))
            .FirstOrDefault(text => text is not null);
    }

    private static string? Literal(ExpressionSyntax expression) => expression switch
    {
        LiteralExpressionSyntax literal when literal.IsKind(SyntaxKind.StringLiteralExpression) => literal.Token.ValueText,
        InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } } named => named.ArgumentList.Arguments[0].Expression.ToString().Split('.')[^1],
        _ => null,
    };

    private static string Short(string name) => name.EndsWith("Attribute", StringComparison.Ordinal) ? name[..^"Attribute".Length] : name;
}
