using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>A type of the copy that has code beside its data, or code alone.</summary>
/// <param name="Symbol">Its declaration.</param>
internal sealed record PlannedType(INamedTypeSymbol Symbol)
{
    /// <summary>Members that code needs, in the order in which they were met, as text.</summary>
    public List<(ISymbol Member, string Text)> Code { get; } = [];
}
