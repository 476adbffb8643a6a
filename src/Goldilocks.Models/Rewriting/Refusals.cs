using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>What earlier copies could not have.</summary>
internal sealed class Refusals
{
    /// <summary>How many there are; each attempt at a copy makes it larger.</summary>
    public int Count => Code.Count + Attributes.Count + Plain.Count;

    /// <summary>Members, initial values and classes whose code did not compile.</summary>
    public HashSet<ISymbol> Code { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Declarations whose own attributes did not compile.</summary>
    public HashSet<ISymbol> Attributes { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Members declared as <c>object</c> that have a converter: it may make a class of the code's own of what the sample holds, and no value can be compared with that.</summary>
    public HashSet<ISymbol> Converted { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Classes whose constructors or accessors need what the copy cannot have: their members keep their values themselves, and the constructor sets them.</summary>
    public HashSet<INamedTypeSymbol> Plain { get; } = new(SymbolEqualityComparer.Default);
}
