using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>Which types are the framework's. All others are the user's, or of packages that the user's project has.</summary>
internal static class Origin
{
    private static readonly string s_folder = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    /// <summary>The files of the framework that this program runs on.</summary>
    public static IReadOnlyList<string> Framework { get; } = [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator)
        .Where(path => Path.GetDirectoryName(path) == s_folder)];

    private static readonly HashSet<string> s_names = [.. Framework.Select(path => Path.GetFileNameWithoutExtension(path)!)];

    /// <summary>Whether the copy of the sources has the type: sources declare it, or a library that is no part of the framework.</summary>
    public static bool IsCopied(this ITypeSymbol type) => type is INamedTypeSymbol { IsTupleType: false } and not IErrorTypeSymbol && (type.IsInSource() || (type.ContainingAssembly is { } assembly && !s_names.Contains(assembly.Name)));

    /// <summary>Whether a type, or an argument of it, is not known here, so that no code can name it.</summary>
    public static bool HasUnknown(this ITypeSymbol type) => type switch
    {
        IErrorTypeSymbol => true,
        IArrayTypeSymbol array => array.ElementType.HasUnknown(),
        INamedTypeSymbol named => named.TypeArguments.Any(HasUnknown),
        _ => false,
    };

    /// <summary>Whether the sources declare it.</summary>
    public static bool IsInSource(this ISymbol symbol) => symbol.Locations.Any(location => location.IsInSource);

    /// <summary>Whether the class alone may use it. What is internal to a compiled library is out of reach too; a copy of sources can use it.</summary>
    public static bool IsHidden(this ISymbol symbol) => symbol.DeclaredAccessibility is Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal
        || (symbol.DeclaredAccessibility is Accessibility.Internal or Accessibility.ProtectedOrInternal && !symbol.IsInSource());

    /// <summary>The name of a base class that is not known here; null for none. A name that begins as that of an interface is taken to be one.</summary>
    public static string? UnknownBase(this INamedTypeSymbol type)
    {
        for (var above = type.BaseType; above is not null; above = above.BaseType)
        {
            if (above is IErrorTypeSymbol)
            {
                return above.Name is "" or ['I', >= 'A' and <= 'Z', ..] ? null : above.Name;
            }
        }

        return null;
    }

    /// <summary>Whether a property keeps its value itself.</summary>
    public static bool IsAutomatic(this IPropertySymbol property) => property.ContainingType.GetMembers().OfType<IFieldSymbol>().Any(field =>
        SymbolEqualityComparer.Default.Equals(field.AssociatedSymbol, property) || field.Name == $"<{property.Name}>k__BackingField");
}
