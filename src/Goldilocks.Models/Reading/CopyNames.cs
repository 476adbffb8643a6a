using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.Reading;

/// <summary>
/// What a type is called in the copy of the sources: its full name, from the global namespace. Two kinds of names change, because they would hide names of Goldilocks or of a library: a type of sources without a
/// namespace gets one, and a name that is also one of the neutral attributes gets an underscore. A type of a compiled library keeps its place, because it can be measured without a copy.
/// </summary>
public static class CopyNames
{
    /// <summary>The namespace of everything that is generated.</summary>
    public const string Generated = "Goldilocks.Workloads";

    /// <summary>The namespace of types that have none.</summary>
    public const string Unnamed = "Own";

    /// <summary>The neutral attributes (serializers/Host/NeutralAttributes.cs).</summary>
    private static readonly HashSet<string> s_taken =
        ["AnyDerived", "Child", "Constructor", "Contract", "Derived", "Included", "Interface", "Member", "NamedMember", "NotMember", "OpenBase"];

    private static readonly Regex s_changed = new($@"\b((?:{string.Join('|', s_taken)})(?:Attribute)?)_\b");

    /// <summary>As code of the copy writes the type, without the marks of references that can be null.</summary>
    internal static string Of(ITypeSymbol type) => Write(type, isAnnotated: false);

    /// <summary>The same with those marks.</summary>
    internal static string Annotated(ITypeSymbol type) => Write(type, isAnnotated: true);

    /// <summary>A text of the copy with the names that the sources have: for code in which no neutral attribute is left.</summary>
    public static string AsInSources(string text) => s_changed.Replace(text, "$1");

    /// <summary>Without its namespace, type parameters and the types around it.</summary>
    internal static string Simple(ISymbol symbol) => Free(symbol.Name);

    /// <summary>With its type parameters, as a declaration writes it.</summary>
    internal static string Declared(INamedTypeSymbol type) =>
        Simple(type) + (type.TypeParameters.Length == 0 ? "" : $"<{string.Join(", ", type.TypeParameters.Select(parameter => Escaped(parameter.Name)))}>");

    /// <summary>The namespace that the copy of a type is in.</summary>
    internal static string NamespaceOf(INamedTypeSymbol type) => type.ContainingNamespace is not { IsGlobalNamespace: false } space ? (type.IsInSource() && type.IsCopied() ? Unnamed : "")
        : type.IsCopied() ? Namespace(space) : space.ToDisplayString();

    /// <summary>Whether the copy calls a type otherwise than its source does.</summary>
    internal static bool IsChanged(INamedTypeSymbol type)
    {
        for (ISymbol? part = type; part is INamedTypeSymbol or INamespaceSymbol { IsGlobalNamespace: false }; part = part.ContainingSymbol)
        {
            if (IsTaken(part.Name))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>A word that can be used where it is also a keyword.</summary>
    internal static string Escaped(string name) => SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None || SyntaxFacts.GetContextualKeywordKind(name) != SyntaxKind.None ? "@" + name : name;

    private static string Namespace(INamespaceSymbol space)
    {
        var own = Free(space.Name);
        return space.ContainingNamespace is { IsGlobalNamespace: false } outer ? $"{Namespace(outer)}.{own}" : own;
    }

    private static string Free(string name) => IsTaken(name) ? name + "_" : Escaped(name);

    private static bool IsTaken(string name) => s_taken.Contains(name.EndsWith("Attribute", StringComparison.Ordinal) ? name[..^"Attribute".Length] : name);

    private static string Write(ITypeSymbol type, bool isAnnotated)
    {
        var mark = isAnnotated && !type.IsValueType && type.NullableAnnotation == NullableAnnotation.Annotated ? "?" : "";
        return type switch
        {
            IArrayTypeSymbol array => Array(array, isAnnotated) + mark,
            ITypeParameterSymbol => Escaped(type.Name) + (isAnnotated && type.NullableAnnotation == NullableAnnotation.Annotated ? "?" : ""),
            INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable => Write(nullable.TypeArguments[0], isAnnotated) + "?",
            INamedTypeSymbol { IsTupleType: true } tuple when tuple.TupleElements.Length > 1 => Tuple(tuple, isAnnotated),
            INamedTypeSymbol { SpecialType: SpecialType.None } named => Named(named, isAnnotated) + mark,
            _ => type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat) + mark,
        };
    }

    /// <summary>The brackets of an outer array stand before those of its elements, unless a mark is between them.</summary>
    private static string Array(IArrayTypeSymbol array, bool isAnnotated)
    {
        var brackets = "";
        ITypeSymbol element = array;
        while (element is IArrayTypeSymbol inner)
        {
            brackets += $"[{new string(',', inner.Rank - 1)}]";
            element = inner.ElementType;
            if (isAnnotated && element is IArrayTypeSymbol { NullableAnnotation: NullableAnnotation.Annotated })
            {
                break;
            }
        }

        return Write(element, isAnnotated) + brackets;
    }

    private static string Tuple(INamedTypeSymbol tuple, bool isAnnotated) => $"({string.Join(", ", tuple.TupleElements.Select(element =>
        Write(element.Type, isAnnotated) + (element.IsExplicitlyNamedTupleElement ? " " + Escaped(element.Name) : "")))})";

    private static string Named(INamedTypeSymbol type, bool isAnnotated)
    {
        var before = type.ContainingType is { } container ? Named(container, isAnnotated) : NamespaceOf(type) is { Length: > 0 } space ? $"global::{space}" : "global:";
        var arguments = type.IsUnboundGenericType ? $"<{new string(',', type.Arity - 1)}>"
            : type.TypeArguments.Length > 0 ? $"<{string.Join(", ", type.TypeArguments.Select(argument => Write(argument, isAnnotated)))}>" : "";
        var name = type.IsCopied() ? Simple(type) : Escaped(type.Name);
        return before == "global:" ? $"global::{name}{arguments}" : $"{before}.{name}{arguments}";
    }
}
