using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>Which member of a class above another one overrides.</summary>
internal static class Overriding
{
    /// <summary>The member in the nearest class above; null for nothing.</summary>
    public static ISymbol? Above(ISymbol member) => member switch
    {
        IPropertySymbol property => property.OverriddenProperty,
        IMethodSymbol method => method.OverriddenMethod,
        _ => null,
    };

    /// <summary>Whether a member overrides another one, directly or through others.</summary>
    public static bool Is(ISymbol member, ISymbol root)
    {
        for (var above = Above(member); above is not null; above = Above(above))
        {
            if (SymbolEqualityComparer.Default.Equals(above.OriginalDefinition, root))
            {
                return true;
            }
        }

        return false;
    }
}
