using System.Text.Json.Serialization;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Shapes;

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

    /// <summary>Whether a class is the base of converters of a package: it reads by <c>ReadJson(reader, Type, object, serializer)</c>. Where the package is not on the machine, nothing is known of it.</summary>
    public static bool IsOfPackage(INamedTypeSymbol type) => type is { Name: "JsonConverter", Arity: 0 or 1 } and not IErrorTypeSymbol && !type.IsInSource()
        && type.GetMembers("ReadJson").OfType<IMethodSymbol>().Any(method => method.Parameters is [_, _, { Type.SpecialType: SpecialType.System_Object }, _]);
}
