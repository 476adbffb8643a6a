using Goldilocks.Results;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>Finds the type whose values are measured: the one that <c>--type</c> names, or the only one that no other refers to.</summary>
internal static class RootFinder
{
    private const int MostNames = 12;

    /// <param name="compilation">The sources.</param>
    /// <param name="name">As <c>--type</c> has it; null where it was not given.</param>
    /// <param name="isGiven">Whether a file can have the root: with files of <c>--model</c>, those alone.</param>
    /// <exception cref="ModelException">There is no such type, or several could be it.</exception>
    public static INamedTypeSymbol Find(CSharpCompilation compilation, string? name, Func<SyntaxTree, bool> isGiven)
    {
        var declared = SourceTypes.Of(compilation).Where(type => !type.IsInSource() || type.DeclaringSyntaxReferences.Any(reference => isGiven(reference.SyntaxTree))).ToList();
        if (name is not null && WithArguments(compilation, declared, name) is { } closed)
        {
            return closed;
        }

        if (name is not null && Fitting(declared, name).Where(type => IsData(type) || MayInherit(type) || IsPart(type) || OwnCollections.Of(type) is not null).ToList() is [var only])
        {
            return Closed(only, name);
        }

        List<INamedTypeSymbol> all = declared.Where(IsData).ToList() is { Count: > 0 } certain ? certain : [.. declared.Where(MayInherit)];
        if (all.Count == 0)
        {
            Sources.RequireParsed(compilation.SyntaxTrees.Where(isGiven));
            throw new ModelException("The model has no class, record or struct with public properties or fields. Give the file that has it to --model.");
        }

        return name is null ? Only(all) : Named(declared, all, name);
    }

    private static List<INamedTypeSymbol> Fitting(IEnumerable<INamedTypeSymbol> all, string name)
    {
        var simple = name[(name.LastIndexOf('.') + 1)..];
        var fitting = all.Where(type => type.Name == simple && (type.Name == name || type.ToDisplayString() == name || type.ToDisplayString().EndsWith("." + name, StringComparison.Ordinal))).ToList();
        return fitting.Where(type => type.ToDisplayString() == name).ToList() is [var exact] ? [exact]
            : fitting.Where(type => type.Arity == 0).ToList() is [var closed] ? [closed]
            : fitting;
    }

    /// <summary>A generic type with the arguments that a name gives it, such as <c>Page&lt;Order&gt;</c>; null for any other name. An argument is what its file can name, and otherwise the only type of that name.</summary>
    private static INamedTypeSymbol? WithArguments(CSharpCompilation compilation, List<INamedTypeSymbol> declared, string name)
    {
        var written = SyntaxFactory.ParseTypeName(name);
        if ((written is QualifiedNameSyntax qualified ? qualified.Right : written) is not GenericNameSyntax generic
            || declared.Where(type => type.Arity == generic.Arity && $".{type.ToDisplayString()}".Split('<')[0].EndsWith($".{name.Split('<')[0]}", StringComparison.Ordinal)).ToList() is not [var open])
        {
            return null;
        }

        var (tree, place) = open.DeclaringSyntaxReferences is [var first, ..] ? (first.SyntaxTree, first.Span.Start) : (compilation.SyntaxTrees[0], 0);
        var model = SourceTypes.Owner(compilation, tree)!.GetSemanticModel(tree);
        return open.Construct([.. generic.TypeArgumentList.Arguments.Select(argument => model.GetSpeculativeTypeInfo(place, argument, SpeculativeBindingOption.BindAsTypeOrNamespace).Type is { } type and not IErrorTypeSymbol ? type
            : SourceTypes.Of(compilation).Where(type => type.Arity == 0 && type.Name == argument.ToString()).ToList() is [var only] ? only
            : compilation.CreateErrorTypeSymbol(null, argument.ToString(), 0))]);
    }

    private static INamedTypeSymbol Closed(INamedTypeSymbol type, string name) =>
        type.Arity == 0 ? type : throw new ModelException($"{name} is generic: give its {(type.Arity == 1 ? "argument" : "arguments")}, such as --type '{type.Name}<{string.Join(", ", type.TypeParameters.Select((_, index) => index == 0 ? "Order" : "string"))}>'.");

    private static INamedTypeSymbol Named(List<INamedTypeSymbol> declared, List<INamedTypeSymbol> all, string name)
    {
        var fitting = Fitting(all, name);
        if (fitting is [var only])
        {
            return Closed(only, name);
        }

        if (fitting.Count > 1)
        {
            throw new ModelException($"--type {name} fits {Listed(fitting)}: give the name with its namespace.");
        }

        var others = declared.FirstOrDefault(type => type.Name == name || type.ToDisplayString() == name);
        throw others is null
            ? new ModelException($"The model has no type '{name}'{NearestName.DidYouMean(name, [.. all.Select(type => type.Name)])} It has {Listed(all)}.")
            : new ModelException($"{Places.Of(others)}: {name} has no public property or field, so it cannot be the root.");
    }

    private static INamedTypeSymbol Only(List<INamedTypeSymbol> all)
    {
        var referred = all.SelectMany(type => Referred(type).Where(other => other.IsCopied() && !SymbolEqualityComparer.Default.Equals(other, type))).ToHashSet<INamedTypeSymbol>(SymbolEqualityComparer.Default);
        var roots = all
            .Where(type => type.Arity == 0 && type.TypeKind != TypeKind.Interface && !type.IsAbstract)
            .Where(type => !referred.Contains(type) && !referred.Any(other => DerivedClasses.DerivesFrom(type, other) && IsHeld(other, all)))
            .ToList();
        return roots switch
        {
            [var only] => only,
            [] when all is [{ Arity: > 0 } generic] => throw new ModelException($"{Places.Of(generic)}: {generic.Name} is generic, so its members are not known: give its arguments, such as --type '{generic.Name}<Order>', or the file of a class that has a closed one as a member or derives from it."),
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

    /// <summary>Its members may be those of a base that another file declares.</summary>
    private static bool MayInherit(INamedTypeSymbol type) => type is { IsStatic: false, TypeKind: TypeKind.Class, BaseType: IErrorTypeSymbol };

    /// <summary>Other files may have the parts of it that declare its members.</summary>
    private static bool IsPart(INamedTypeSymbol type) => type is { IsStatic: false, TypeKind: TypeKind.Class or TypeKind.Struct }
        && type.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is TypeDeclarationSyntax declaration && declaration.Modifiers.Any(SyntaxKind.PartialKeyword));

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
