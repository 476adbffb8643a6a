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
            : Argument(type, "IReadOnlyDictionary") is { } lookup && TakesOther(type, TypeForm.Dictionary) ? (TypeForm.Dictionary, lookup[0], lookup[1])
            : Argument(type, "IReadOnlyList") is { } list && TakesOther(type, TypeForm.Sequence) ? (TypeForm.Sequence, null, list[0])
            : Argument(type, "IEnumerable") is { } elements && !Shows(type) && TakesOther(type, TypeForm.Sequence) ? (TypeForm.Sequence, null, elements[0])
            : null;
    }

    /// <summary>Whether there is more to see of it than its elements.</summary>
    private static bool Shows(INamedTypeSymbol type) => DataMembers.Lineage(type).SelectMany(above => above.GetMembers())
        .Any(member => member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public } and (IPropertySymbol { IsIndexer: false } or IFieldSymbol));

    /// <summary>How one is made: empty and then filled, or of another collection where it shows nothing that adds an element.</summary>
    public static CollectionForm FormOf(INamedTypeSymbol type, TypeForm form)
    {
        var isFilled = form == TypeForm.Dictionary ? Argument(type, "IDictionary") is not null : form == TypeForm.Set || Adds(type);
        return isFilled || !TakesOther(type, form) ? CollectionForm.Own(CopyNames.Of(type), form == TypeForm.Dictionary) : CollectionForm.OwnReadOnly(CopyNames.Of(type), form == TypeForm.Dictionary);
    }

    private static bool Adds(INamedTypeSymbol type) => DataMembers.Lineage(type).Append(DataMembers.Lineage(type).Last().BaseType ?? type).Any(above => above.GetMembers("Add").Any(member => member.DeclaredAccessibility == Accessibility.Public));

    /// <summary>Whether a constructor takes all elements, as a collection of the framework.</summary>
    private static bool TakesOther(INamedTypeSymbol type, TypeForm form) => type.InstanceConstructors.Any(constructor => constructor is { Parameters: [{ Type: INamedTypeSymbol given }] }
        && (constructor.DeclaredAccessibility == Accessibility.Public || (type.IsAbstract && constructor.DeclaredAccessibility == Accessibility.Protected))
        && CollectionForm.Of(given) is var (taken, how) && taken == form && how.IsPlain);

    private static IReadOnlyList<ITypeSymbol>? Argument(INamedTypeSymbol type, string name) => type.AllInterfaces
        .FirstOrDefault(candidate => candidate.Name == name && candidate.TypeArguments.Length > 0 && candidate.ContainingNamespace.ToDisplayString() == "System.Collections.Generic")?
        .TypeArguments;
}
