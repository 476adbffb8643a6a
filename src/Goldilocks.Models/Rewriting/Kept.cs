using Goldilocks.Models.Shapes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>The declarations that the copy of the sources keeps: the types of the model, and everything that their code refers to.</summary>
internal sealed class Kept
{
    private readonly HashSet<INamedTypeSymbol> _all = new(SymbolEqualityComparer.Default);

    private Kept(Compilation compilation, Model model)
    {
        foreach (var type in model.Types)
        {
            if (type.Symbol is INamedTypeSymbol named && IsInSource(named))
            {
                Add(compilation, named.OriginalDefinition);
            }
        }

        Data = [.. model.Types.Where(type => type.Declaration is not null).SelectMany(type => Lineage(type.Declaration!)).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default)];
    }

    /// <summary>The classes, structs and interfaces of the model and their base classes.</summary>
    public IReadOnlyList<INamedTypeSymbol> Data { get; }

    public static Kept Of(Compilation compilation, Model model) => new(compilation, model);

    public bool Contains(INamedTypeSymbol type) => _all.Contains(type);

    /// <summary>Whether a place in the sources lies in one of them, or is no part of any type.</summary>
    public bool IsAt(Location location)
    {
        var declaration = location.SourceTree?.GetRoot().FindNode(location.SourceSpan).FirstAncestorOrSelf<BaseTypeDeclarationSyntax>();
        return declaration is null || _all.Any(type => type.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() == declaration));
    }

    private void Add(Compilation compilation, INamedTypeSymbol type)
    {
        if (!_all.Add(type))
        {
            return;
        }

        if (type.ContainingType is { } container)
        {
            Add(compilation, container.OriginalDefinition);
        }

        foreach (var syntax in type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()))
        {
            var model = compilation.GetSemanticModel(syntax.SyntaxTree);
            foreach (var name in syntax.DescendantNodes(node => node == syntax || node is not BaseTypeDeclarationSyntax).OfType<SimpleNameSyntax>())
            {
                if (Referred(model.GetSymbolInfo(name).Symbol) is { } referred && IsInSource(referred))
                {
                    Add(compilation, referred.OriginalDefinition);
                }
            }
        }
    }

    private static INamedTypeSymbol? Referred(ISymbol? symbol) => symbol switch
    {
        INamedTypeSymbol type => type,
        IMethodSymbol { ReducedFrom: { } extension } => extension.ContainingType,
        _ => symbol?.ContainingType,
    };

    private static IEnumerable<INamedTypeSymbol> Lineage(INamedTypeSymbol type)
    {
        for (var above = type; above is not null && IsInSource(above); above = above.BaseType?.OriginalDefinition)
        {
            yield return above;
        }
    }

    private static bool IsInSource(INamedTypeSymbol type) => type.Locations.Any(location => location.IsInSource);
}
