using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>
/// The classes that can stand where another type is declared. For an interface and an abstract class these are all classes of the sources. For a class that can itself be made they are
/// those that one of its attributes names: otherwise every class of a code base that happens to derive from another would make the other polymorphic.
/// </summary>
internal sealed class DerivedClasses(Compilation compilation)
{
    private readonly List<INamedTypeSymbol> _all = [.. SourceTypes.Of(compilation)];

    /// <summary>None of them abstract, in the order of the sources.</summary>
    public IReadOnlyList<INamedTypeSymbol> Of(INamedTypeSymbol declared)
    {
        var isOpen = declared.TypeKind == TypeKind.Interface || declared.IsAbstract;
        IEnumerable<INamedTypeSymbol> candidates = isOpen ? _all.Where(type => !type.IsGenericType) : Named(declared);
        return [.. candidates.Where(type => type is { IsAbstract: false, TypeKind: TypeKind.Class or TypeKind.Struct } && DerivesFrom(type, declared))];
    }

    /// <summary>Whether one is a class derived from the other, or implements it.</summary>
    public static bool DerivesFrom(INamedTypeSymbol type, INamedTypeSymbol declared)
    {
        if (declared.TypeKind == TypeKind.Interface)
        {
            return type.AllInterfaces.Any(above => IsOrCloses(above, declared));
        }

        for (var above = type.BaseType; above is not null; above = above.BaseType)
        {
            if (IsOrCloses(above, declared))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsOrCloses(INamedTypeSymbol type, INamedTypeSymbol declared) =>
        SymbolEqualityComparer.Default.Equals(type, declared) || (declared.IsDefinition && SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, declared));

    private IEnumerable<INamedTypeSymbol> Named(INamedTypeSymbol declared) => declared.GetAttributes()
        .SelectMany(attribute => attribute.AttributeClass is IErrorTypeSymbol ? Written(attribute) : attribute.ConstructorArguments.Where(argument => argument.Kind == TypedConstantKind.Type).Select(argument => argument.Value))
        .OfType<INamedTypeSymbol>()
        .Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default);

    /// <summary>The types that an attribute of a package names which was not restored.</summary>
    private IEnumerable<object?> Written(AttributeData attribute) => attribute.ApplicationSyntaxReference?.GetSyntax() is AttributeSyntax { ArgumentList.Arguments: var arguments } syntax
        ? arguments.Select(argument => argument.Expression).OfType<TypeOfExpressionSyntax>().Select(named => SourceTypes.Owner(compilation, syntax.SyntaxTree)?.GetSemanticModel(syntax.SyntaxTree).GetTypeInfo(named.Type).Type)
        : [];
}

/// <summary>The types that the sources declare.</summary>
internal static class SourceTypes
{
    /// <summary>The alias of a compiled library that is given instead of sources.</summary>
    public const string OwnAlias = "own";

    /// <summary>The compilation that has a file: a project that the root's one uses has its own. Null for none.</summary>
    public static Compilation? Owner(Compilation candidate, SyntaxTree tree) => candidate.ContainsSyntaxTree(tree)
        ? candidate
        : candidate.References.OfType<CompilationReference>().Select(reference => Owner(reference.Compilation, tree)).FirstOrDefault(owner => owner is not null);

    /// <summary>Types inside types too, in the order of the sources; those of the projects that it uses after its own.</summary>
    public static IEnumerable<INamedTypeSymbol> Of(Compilation compilation) => Sorted(compilation)
        .Concat(compilation.References.OfType<CompilationReference>().SelectMany(reference => Sorted(reference.Compilation)))
        .Concat(compilation.References.Where(reference => reference.Properties.Aliases.Contains(OwnAlias)).Select(compilation.GetAssemblyOrModuleSymbol).OfType<IAssemblySymbol>().SelectMany(library => InLibrary(library.GlobalNamespace)))
        .Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default);

    private static IEnumerable<INamedTypeSymbol> Sorted(Compilation compilation)
    {
        var places = compilation.SyntaxTrees.Select((tree, index) => (tree, index)).ToDictionary(place => place.tree, place => place.index);
        return InSources(compilation.Assembly.GlobalNamespace)
            .OrderBy(type => places[type.DeclaringSyntaxReferences[0].SyntaxTree])
            .ThenBy(type => type.DeclaringSyntaxReferences[0].Span.Start);
    }

    /// <summary>Asks for types alone. <c>GetMembers</c> would make the symbols of all members; a large project has a hundred thousand of them, and few are needed.</summary>
    private static IEnumerable<INamedTypeSymbol> InSources(INamespaceOrTypeSymbol container) =>
        container.GetTypeMembers().Where(type => type is { IsImplicitlyDeclared: false, DeclaringSyntaxReferences.Length: > 0 }).SelectMany(type => InSources(type).Prepend(type))
            .Concat(container is INamespaceSymbol space ? space.GetNamespaceMembers().SelectMany(InSources) : []);

    private static IEnumerable<INamedTypeSymbol> InLibrary(INamespaceOrTypeSymbol container) => container.GetMembers().OfType<INamespaceOrTypeSymbol>()
        .SelectMany(member => member is INamedTypeSymbol { IsImplicitlyDeclared: false, CanBeReferencedByName: true } type ? InLibrary(type).Prepend(type) : InLibrary(member));
}
