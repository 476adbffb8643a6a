using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

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
            : Argument(type, "IReadOnlyDictionary") is { } lookup && TakesOther(type, TypeForm.Dictionary) ? (TypeForm.Dictionary, lookup[0], lookup[1])
            : Argument(type, "IReadOnlyList") is { } list && TakesOther(type, TypeForm.Sequence) ? (TypeForm.Sequence, null, list[0])
            : Argument(type, "IEnumerable") is { } elements && !Shows(type) && TakesOther(type, TypeForm.Sequence) ? (TypeForm.Sequence, null, elements[0])
            : null;
    }

    /// <summary>Whether there is more to see of it than its elements.</summary>
    private static bool Shows(INamedTypeSymbol type) => DataMembers.Lineage(type).SelectMany(above => above.GetMembers())
        .Any(member => member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public } and (IPropertySymbol { IsIndexer: false } or IFieldSymbol));

    /// <summary>How one is made: empty and then filled, or of another collection where nothing makes an empty one or nothing shows that adds an element.</summary>
    /// <exception cref="ModelException">Nothing makes it.</exception>
    public static CollectionForm FormOf(INamedTypeSymbol type, TypeForm form)
    {
        var isFilled = form == TypeForm.Dictionary ? Argument(type, "IDictionary") is not null : form == TypeForm.Set || Adds(type);
        if ((isFilled && IsMadeEmpty(type)) || type.IsAbstract)
        {
            return CollectionForm.Own(CopyNames.Of(type), form == TypeForm.Dictionary);
        }

        return MakerOf(type, form) is { } maker
            ? CollectionForm.OwnReadOnly(Made(type, maker), form == TypeForm.Dictionary)
            : throw new ModelException($"{Places.Of(type)}: {type.Name} is a collection of your own, and nothing makes it of its elements: it has no constructor without parameters, and none that takes them all. Add one in the copy that you give to --model.") { IsOfUnknownType = true, IsUnmade = true };
    }

    private static bool Adds(INamedTypeSymbol type) => DataMembers.Lineage(type).Append(DataMembers.Lineage(type).Last().BaseType ?? type).Any(above => above.GetMembers("Add").Any(member => member.DeclaredAccessibility == Accessibility.Public));

    private static bool IsMadeEmpty(INamedTypeSymbol type) => type.InstanceConstructors.Any(constructor => constructor is { Parameters.Length: 0, DeclaredAccessibility: Accessibility.Public or Accessibility.Internal });

    private static bool TakesOther(INamedTypeSymbol type, TypeForm form) => MakerOf(type, form) is not null;

    /// <summary>The constructor that takes all elements as a collection of the framework, or the static method that does and gives back the type; null for neither.</summary>
    public static IMethodSymbol? MakerOf(INamedTypeSymbol type, TypeForm form) =>
        type.InstanceConstructors.FirstOrDefault(constructor => (constructor.DeclaredAccessibility == Accessibility.Public || (type.IsAbstract && constructor.DeclaredAccessibility == Accessibility.Protected)) && Takes(constructor, form))
        ?? (type.IsAbstract ? null : type.GetMembers().OfType<IMethodSymbol>().FirstOrDefault(method => method is { IsStatic: true, IsGenericMethod: false, MethodKind: MethodKind.Ordinary, DeclaredAccessibility: Accessibility.Public }
            && SymbolEqualityComparer.Default.Equals(method.ReturnType, type) && Takes(method, form)));

    private static bool Takes(IMethodSymbol method, TypeForm form) => method.Parameters is [{ Type: var given }] && (given is INamedTypeSymbol named
        ? CollectionForm.Of(named) is var (taken, how) && taken == form && how.IsPlain
        : form == TypeForm.Sequence && IsOfElements(method, given));

    /// <summary>A constructor may take an array for other reasons, such as bytes to read from; a static method that gives back the type makes it of them.</summary>
    private static bool IsOfElements(IMethodSymbol method, ITypeSymbol given) => method.IsStatic && given is IArrayTypeSymbol { Rank: 1 } array
        && Argument(method.ContainingType, "IEnumerable") is [var element] && SymbolEqualityComparer.Default.Equals(array.ElementType, element);

    private static string Made(INamedTypeSymbol type, IMethodSymbol maker)
    {
        var elements = maker.Parameters[0].Type is IArrayTypeSymbol ? "made.ToArray()" : "made";
        return maker.IsStatic ? $"{CopyNames.Of(type)}.{CopyNames.Escaped(maker.Name)}({elements})" : $"new {CopyNames.Of(type)}({elements})";
    }

    private static IReadOnlyList<ITypeSymbol>? Argument(INamedTypeSymbol type, string name) => type.AllInterfaces
        .FirstOrDefault(candidate => candidate.Name == name && candidate.TypeArguments.Length > 0 && candidate.ContainingNamespace.ToDisplayString() == "System.Collections.Generic")?
        .TypeArguments;
}
