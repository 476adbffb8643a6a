using System.Text.Json.Serialization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>Which classes of the sources are converters.</summary>
internal static class JsonConverters
{
    private static readonly string s_namespace = typeof(JsonConverter).Namespace!;

    /// <summary>The class of the framework, or of a package, that makes a class a converter or a factory of converters; null for any other class.</summary>
    public static INamedTypeSymbol? BaseOf(INamedTypeSymbol type)
    {
        for (var above = type.BaseType; above is not null; above = above.BaseType)
        {
            if ((above is { Name: "JsonConverter", Arity: 1 } or { Name: "JsonConverterFactory", Arity: 0 } && above.ContainingNamespace.ToDisplayString() == s_namespace) || IsOfPackage(above))
            {
                return above;
            }
        }

        return null;
    }

    /// <summary>Whether an attribute of a class names a converter of the sources.</summary>
    public static bool IsNamedAt(INamedTypeSymbol type) => type.GetAttributes().Any(attribute => attribute.AttributeClass is { Name: "JsonConverterAttribute" } named && named.ContainingNamespace.ToDisplayString() == s_namespace
        && attribute.ConstructorArguments is [{ Value: INamedTypeSymbol converter }] && converter.OriginalDefinition.IsInSource());

    /// <summary>The type that a class converts, by the argument of its base or as the only one that its <c>CanConvert</c> asks for; null for one that is no converter, and for one of several types. The package need not be known.</summary>
    public static ITypeSymbol? ConvertedBy(INamedTypeSymbol type, Compilation compilation)
    {
        for (var above = type.BaseType; above is not null; above = above.BaseType)
        {
            if (above is { Name: "JsonConverter", Arity: < 2 })
            {
                return above.TypeArguments is [var converted] ? converted : Asked(type, compilation) is [var only] ? only : null;
            }
        }

        return null;
    }

    private static List<ITypeSymbol> Asked(INamedTypeSymbol converter, Compilation compilation) => [.. converter.GetMembers("CanConvert")
        .SelectMany(method => method.DeclaringSyntaxReferences)
        .SelectMany(reference => reference.GetSyntax().DescendantNodes().OfType<TypeOfExpressionSyntax>())
        .Select(asked => SourceTypes.Owner(compilation, asked.SyntaxTree)?.GetSemanticModel(asked.SyntaxTree).GetTypeInfo(asked.Type).Type)
        .OfType<ITypeSymbol>()
        .Select(asked => asked is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : asked)
        .Distinct<ITypeSymbol>(SymbolEqualityComparer.Default)];

    /// <summary>Whether a class is the base of converters of a package: it reads by <c>ReadJson(reader, Type, object, serializer)</c>. Where the package is not on the machine, nothing is known of it.</summary>
    public static bool IsOfPackage(INamedTypeSymbol type) => type is { Name: "JsonConverter", Arity: 0 or 1 } and not IErrorTypeSymbol && !type.IsInSource()
        && type.GetMembers("ReadJson").OfType<IMethodSymbol>().Any(method => method.Parameters is [_, _, { Type.SpecialType: SpecialType.System_Object }, _]);
}
