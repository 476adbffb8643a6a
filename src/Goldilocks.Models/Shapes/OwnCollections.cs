using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Shapes;

/// <summary>Classes of the user's that are collections, such as <c>class Lines : List&lt;Line&gt;</c>: serializers write their elements.</summary>
internal static class OwnCollections
{
    /// <summary>Null for a class that is no collection.</summary>
    public static (TypeForm Form, ITypeSymbol? Key, ITypeSymbol Element)? Of(INamedTypeSymbol type)
    {
        if (type.TypeKind != TypeKind.Class || !type.IsCopied())
        {
            return null;
        }

        return Argument(type, "IDictionary") is { } dictionary ? (TypeForm.Dictionary, dictionary[0], dictionary[1])
            : Argument(type, "ISet") is { } set ? (TypeForm.Set, null, set[0])
            : Argument(type, "ICollection") is { } sequence ? (TypeForm.Sequence, null, sequence[0])
            : null;
    }

    private static IReadOnlyList<ITypeSymbol>? Argument(INamedTypeSymbol type, string name) => type.AllInterfaces
        .FirstOrDefault(candidate => candidate.Name == name && candidate.TypeArguments.Length > 0 && candidate.ContainingNamespace.ToDisplayString() == "System.Collections.Generic")?
        .TypeArguments;
}
