using Goldilocks.Models.Mistakes;
using Goldilocks.Models.Shapes;
using Goldilocks.Results.Texts;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.Reading;

/// <summary>Finds the type whose values are measured: the one that <c>--type</c> names, or the only one that no other refers to.</summary>
internal static class RootFinder
{
    private const int MostNames = 12;

    /// <exception cref="ModelException">There is no such type, or several could be it.</exception>
    public static INamedTypeSymbol Find(CSharpCompilation compilation, string? name)
    {
        var all = SourceTypes.Of(compilation).Where(IsData).ToList();
        if (all.Count == 0)
        {
            throw new ModelException("The model has no class, record or struct with public properties or fields. Give the file that has it to --model.");
        }

        return name is null ? Only(all) : Named(compilation, all, name);
    }

    private static INamedTypeSymbol Named(CSharpCompilation compilation, List<INamedTypeSymbol> all, string name)
    {
        var fitting = all.Where(type => type.ToDisplayString() == name || type.Name == name || type.ToDisplayString().EndsWith("." + name, StringComparison.Ordinal)).ToList();
        if (fitting.FirstOrDefault(type => type.ToDisplayString() == name) is { } exact)
        {
            return exact;
        }

        if (fitting is [var only])
        {
            return only.Arity == 0 ? only : throw new ModelException($"{name} is generic: name a class that has a closed one, such as {only.Name}<Order>, as a member, or derives from it.");
        }

        if (fitting.Count > 1)
        {
            throw new ModelException($"--type {name} fits {Listed(fitting)}: give the name with its namespace.");
        }

        var others = SourceTypes.Of(compilation).FirstOrDefault(type => type.Name == name || type.ToDisplayString() == name);
        throw others is null
            ? new ModelException($"The model has no type '{name}'{NearestName.DidYouMean(name, [.. all.Select(type => type.Name)])} It has {Listed(all)}.")
            : new ModelException($"{Places.Of(others)}: {name} has no public property or field, so it cannot be the root.");
    }

    private static INamedTypeSymbol Only(List<INamedTypeSymbol> all)
    {
        var referred = all.SelectMany(type => Referred(type).Where(other => other.Locations.Any(location => location.IsInSource) && !SymbolEqualityComparer.Default.Equals(other, type))).ToHashSet<INamedTypeSymbol>(SymbolEqualityComparer.Default);
        var roots = all
            .Where(type => type.Arity == 0 && type.TypeKind != TypeKind.Interface && !type.IsAbstract)
            .Where(type => !referred.Contains(type) && !referred.Any(other => DerivedClasses.DerivesFrom(type, other) && IsHeld(other, all)))
            .ToList();
        return roots switch
        {
            [var only] => only,
            [] when all is [{ Arity: > 0 } generic] => throw new ModelException($"{Places.Of(generic)}: {generic.Name} is generic, so its members are not known: add a class that has a closed one as a member or derives from it, such as class Orders : {generic.Name}<Order>."),
            [] when all.TrueForAll(type => type.IsAbstract) => throw new ModelException($"{Places.Of(all[0])}: {all[0].Name} is {(all[0].TypeKind == TypeKind.Interface ? "an interface" : "abstract")}, and no class of the model can be made: add the file of such a class to --model."),
            [] => throw new ModelException($"Each type of the model is referred to by another, so any could be the root: name it by --type. The model has {Listed(all)}."),
            _ => throw new ModelException($"{roots.Count} types could be the root, because no other refers to them: {Listed(roots)}. Name one by --type."),
        };
    }

    /// <summary>Whether a member is declared as it. A base class alone makes a derived class no part of another.</summary>
    private static bool IsHeld(INamedTypeSymbol type, List<INamedTypeSymbol> all) => all.Any(owner => Held(owner).Contains(type, SymbolEqualityComparer.Default));

    private static IEnumerable<INamedTypeSymbol> Referred(INamedTypeSymbol type) => Held(type)
        .Concat(type.BaseType is { } above ? [above.OriginalDefinition] : [])
        .Concat(type.AllInterfaces.Select(implemented => implemented.OriginalDefinition));

    private static IEnumerable<INamedTypeSymbol> Held(INamedTypeSymbol type) => type.GetMembers()
        .Select(member => member is IPropertySymbol property ? property.Type : (member as IFieldSymbol)?.Type)
        .OfType<ITypeSymbol>()
        .SelectMany(Parts);

    private static IEnumerable<INamedTypeSymbol> Parts(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Parts(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(Parts).Prepend(named.OriginalDefinition),
        _ => [],
    };

    private static bool IsData(INamedTypeSymbol type) =>
        type is { IsStatic: false, TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface }
        && !Ancestors(type).Any(above => above.Name is "Attribute" or "Exception")
        && DataMembers.Of(type).Any();

    private static IEnumerable<INamedTypeSymbol> Ancestors(INamedTypeSymbol type)
    {
        for (var above = type.BaseType; above is not null; above = above.BaseType)
        {
            yield return above;
        }
    }

    private static string Listed(List<INamedTypeSymbol> types) =>
        string.Join(", ", types.Take(MostNames).Select(type => type.ToDisplayString())) + (types.Count > MostNames ? $" and {types.Count - MostNames} more" : "");
}
