using System.Text.Json;
using Goldilocks.Models.Reading;
using Goldilocks.Results;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// How a sample says which class an object is: by <c>$type</c>, by the name that the base's attribute gives, or by a member for which each class has a constant of its own.
/// </summary>
/// <param name="constants">What each class says of itself.</param>
/// <param name="names">What members are called in the sample.</param>
/// <param name="remarks">Takes the places where the members alone told the class.</param>
internal sealed class Discriminators(ClassConstants constants, SampleNames names, SampleRemarks remarks)
{
    private readonly HashSet<string> _names = new(StringComparer.Ordinal) { "$type", "$id" };

    /// <summary>Whether a name says which class an object is, and stands for no member.</summary>
    public bool IsOne(ModelType type, string name) => _names.Contains(name) && !type.Members.Any(member => member.Name == name);

    /// <summary>The class of an object.</summary>
    /// <exception cref="SampleMistakeException">The sample does not say it, or names one that cannot stand here.</exception>
    public ModelType Choose(ModelType declared, JsonElement value, string path)
    {
        var property = NameOf(declared);
        _names.Add(property);
        if (!value.TryGetProperty(property, out var named) && !value.TryGetProperty("$type", out named))
        {
            return declared.Concrete is [var only] ? only
                : Labelled(declared, value) is { } labelled ? labelled
                : constants.Choose(declared, value) is { } told ? told
                : declared.Construction is not null ? declared
                : Fitting(declared, value, path) is { } fitting ? fitting
                : throw new SampleMistakeException(path, $"{declared.Symbol.Name} can be several classes: say which one by {constants.Remedy(declared) ?? $"\"{property}\": one of {string.Join(", ", Labels(declared))}"}.");
        }

        var text = named.ValueKind == JsonValueKind.String ? named.GetString()! : named.GetRawText();
        return declared.Concrete.FirstOrDefault(type => LabelOf(declared, type) == text)
            ?? declared.Concrete.FirstOrDefault(type => type.Symbol.Name == Simple(text))
            ?? throw new SampleMistakeException(
                path,
                $"no class that can stand here has the name '{text}'{NearestName.DidYouMean(text, Labels(declared))} \"{property}\" takes {string.Join(" or ", Labels(declared))}.");
    }

    private static List<string> Labels(ModelType declared) => [.. declared.Concrete.Select(type => LabelOf(declared, type) ?? type.Symbol.Name)];

    /// <summary>By <c>[JsonDerivedType(typeof(Circle), "circle")]</c>.</summary>
    private static string? LabelOf(ModelType declared, ModelType type) => declared.Symbol.GetAttributes()
        .Where(attribute => attribute.AttributeClass?.Name == "JsonDerivedTypeAttribute" && attribute.ConstructorArguments is [{ Value: INamedTypeSymbol derived }, _] && SymbolEqualityComparer.Default.Equals(derived, type.Symbol))
        .Select(attribute => FormattableString.Invariant($"{attribute.ConstructorArguments[1].Value}"))
        .FirstOrDefault();

    /// <summary>The only class for which an attribute of the base, of whichever package, has a text that a member of the object has too, such as <c>[KnownSubType(typeof(Circle), "circle")]</c>; null for none.</summary>
    private ModelType? Labelled(ModelType declared, JsonElement value)
    {
        var texts = value.EnumerateObject().Where(property => property.Value.ValueKind == JsonValueKind.String).Select(property => ClassConstants.Plain(property.Value.GetString()!)).ToHashSet(StringComparer.OrdinalIgnoreCase);
        return declared.Concrete.Where(type => declared.Symbol.GetAttributes().Any(attribute => IsLabel(attribute, type, texts))).ToList() is [var only] ? only : null;
    }

    /// <summary>The only class that has all members of the object; null where several have them, or none, and where the code has names for its classes, of which the object has none.</summary>
    private ModelType? Fitting(ModelType declared, JsonElement value, string path)
    {
        if (declared.Symbol.GetAttributes().Any(attribute => Arguments(attribute).Exists(argument => argument is TypeOfExpressionSyntax) && Texts(attribute).Any()) || constants.Remedy(declared) is not null)
        {
            return null;
        }

        var given = value.EnumerateObject().Select(property => property.Name).Where(name => !name.StartsWith('$')).ToList();
        if (given.Count == 0 || declared.Concrete.Where(type => given.TrueForAll(name => names.Find(type, name) is not null || names.FindComputed(type, name) is not null)).ToList() is not [var only])
        {
            return null;
        }

        remarks.Fitting.Add($"{JsonPlaces.Everywhere(path)} is a {only.Symbol.Name}");
        return only;
    }

    private bool IsLabel(AttributeData attribute, ModelType type, IReadOnlySet<string> texts) =>
        Arguments(attribute).OfType<TypeOfExpressionSyntax>().Any(named => named.Type.ToString().Split('.')[^1] == type.Symbol.Name) && Texts(attribute).Any(text => texts.Contains(ClassConstants.Plain(text)));

    private static List<ExpressionSyntax> Arguments(AttributeData attribute) =>
        (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments.Select(argument => argument.Expression).ToList() ?? [];

    private IEnumerable<string> Texts(AttributeData attribute) => Arguments(attribute).Select(argument => argument switch
    {
        LiteralExpressionSyntax { Token.Value: string text } => text,
        MemberAccessExpressionSyntax word => names.TextOf(word) ?? word.Name.Identifier.ValueText,
        _ => null,
    }).OfType<string>();

    private static string NameOf(ModelType declared) => declared.Symbol.GetAttributes()
        .Where(attribute => attribute.AttributeClass?.Name == "JsonPolymorphicAttribute")
        .SelectMany(attribute => attribute.NamedArguments)
        .Where(argument => argument.Key == "TypeDiscriminatorPropertyName")
        .Select(argument => argument.Value.Value as string)
        .FirstOrDefault() ?? "$type";

    /// <summary>Of <c>Shop.Circle, Shop.Contracts</c>, as one well-known library writes it, the class alone.</summary>
    private static string Simple(string text) => text.Split(',')[0].Split('.', '+')[^1];
}
