using System.Text.Json.Serialization;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Shapes;

/// <summary>Which classes of the sources are converters.</summary>
internal static class JsonConverters
{
    private static readonly string s_namespace = typeof(JsonConverter).Namespace!;

    /// <summary>The class of the framework that makes a class a converter or a factory of converters; null for any other class.</summary>
    public static INamedTypeSymbol? BaseOf(INamedTypeSymbol type)
    {
        for (var above = type.BaseType; above is not null; above = above.BaseType)
        {
            if (above is { Name: "JsonConverter", Arity: 1 } or { Name: "JsonConverterFactory", Arity: 0 } && above.ContainingNamespace.ToDisplayString() == s_namespace)
            {
                return above;
            }
        }

        return null;
    }
}
