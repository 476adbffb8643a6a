using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>The declarations of the model: its types, those of their bases that have data, and the members that are data.</summary>
internal sealed class Kept
{
    private readonly HashSet<ISymbol> _members = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<INamedTypeSymbol, HashSet<INamedTypeSymbol>> _implemented = new(SymbolEqualityComparer.Default);
    private readonly HashSet<ISymbol> _fields = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> _all = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> _declared = new(SymbolEqualityComparer.Default);

    /// <summary>Libraries of packages that the copy is compiled with.</summary>
    private readonly HashSet<string> _libraries = new(StringComparer.Ordinal);

    public Kept(Model model)
    {
        _libraries.UnionWith(model.Libraries.Select(library => library.Name));
        foreach (var type in model.Types)
        {
            if (type.Symbol is INamedTypeSymbol named && named.IsCopied() && !IsThere(named))
            {
                _declared.Add(named.OriginalDefinition);
            }

            // A property of an interface is data in the classes that implement it.
            foreach (var member in type.Symbol.TypeKind == TypeKind.Interface ? [] : type.Members)
            {
                _members.Add(member.Symbol.OriginalDefinition);
                if (member.FieldBehind is { } field)
                {
                    _fields.Add(field.OriginalDefinition);
                }
            }
        }

        Data = [.. model.Types.Where(type => type.Declaration is not null).SelectMany(type => Lineage(type.Declaration!)).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default)];
        Declared = [.. Data, .. _declared.Where(type => !Data.Contains(type, SymbolEqualityComparer.Default))];
        _all.UnionWith(_declared);
        _all.UnionWith(Data);
    }

    /// <summary>The classes, structs and interfaces of the model and their base classes.</summary>
    public IReadOnlyList<INamedTypeSymbol> Data { get; }

    /// <summary>All that the copy declares for the data.</summary>
    public IReadOnlyList<INamedTypeSymbol> Declared { get; }

    /// <summary>Classes that are no data and whose code is needed as a whole, such as converters.</summary>
    public HashSet<INamedTypeSymbol> Whole { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Interfaces of the framework that code takes a type as which is no data, such as an enumerator; more that are found are added.</summary>
    public HashSet<INamedTypeSymbol> ImplementedBy(INamedTypeSymbol type)
    {
        if (!_implemented.TryGetValue(type, out var interfaces))
        {
            _implemented.Add(type, interfaces = new(SymbolEqualityComparer.Default));
        }

        return interfaces;
    }

    /// <summary>Whether code of the copy can name a type as it stands: the framework's, and those of a package that the copy is compiled with.</summary>
    public bool IsThere(INamedTypeSymbol type) => !type.IsCopied() || (!type.IsInSource() && type.ContainingAssembly is { } assembly && _libraries.Contains(assembly.Name));

    public bool Contains(INamedTypeSymbol type) => _all.Contains(type.OriginalDefinition);

    /// <summary>The interfaces that the copy of a type names: those that a member is declared as, and for a collection of the user's those that make it one.</summary>
    public IEnumerable<INamedTypeSymbol> InterfacesOf(INamedTypeSymbol type)
    {
        if (!Contains(type) && !Whole.Contains(type))
        {
            return ImplementedBy(type);
        }

        var inherited = BaseOf(type)?.AllInterfaces ?? [];
        var isCollection = OwnCollections.Of(type) is not null;
        return type.AllInterfaces.Where(one => !inherited.Contains(one, SymbolEqualityComparer.Default))
            .Where(one => _declared.Contains(one.OriginalDefinition) || Whole.Contains(type) || (isCollection && !one.IsCopied() && IsOfCollections(one)));
    }

    /// <summary>How a collection is written to XML or to a stream is no data, though the framework declares the interface.</summary>
    private static bool IsOfCollections(INamedTypeSymbol type) => type.ContainingNamespace?.ToDisplayString().StartsWith("System.Collections", StringComparison.Ordinal) == true;

    /// <summary>Whether a property or a field is data of a type of the model.</summary>
    public bool IsMember(ISymbol member) => _members.Contains(member.OriginalDefinition);

    /// <summary>Whether a private field is the collection behind a property that is data.</summary>
    public bool IsBehind(IFieldSymbol field) => _fields.Contains(field.OriginalDefinition);

    /// <summary>The class that the copy of a type derives from: the nearest of its bases that has data, that a member is declared as, or that is the framework's. Null for none.</summary>
    public INamedTypeSymbol? BaseOf(INamedTypeSymbol type)
    {
        for (var above = type.BaseType; above is not null and not IErrorTypeSymbol; above = above.BaseType)
        {
            // A class that is no data is there for its code, which may be that of the class above it.
            if (Contains(above) || Whole.Contains(type) || (!Contains(type) && above.IsInSource()))
            {
                return above;
            }

            if (!above.IsCopied())
            {
                return above.SpecialType is SpecialType.System_Object or SpecialType.System_ValueType or SpecialType.System_Enum || (HasAbstractMember(above) && OwnCollections.Of(type) is null) ? null : above;
            }
        }

        return null;
    }

    /// <summary>What the copy of a class has for a member of a class above: a class between them that is no data may have had the code of it, and is not there.</summary>
    public ISymbol? NearestOf(INamedTypeSymbol type, ISymbol member)
    {
        for (var above = type; above is not null; above = BaseOf(above)?.OriginalDefinition)
        {
            if (above.GetMembers(member.Name).FirstOrDefault(other => other.Kind == member.Kind) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    private static bool HasAbstractMember(INamedTypeSymbol type) => type.GetMembers().Any(member => member.IsAbstract);

    /// <summary>A base without data that nothing is declared as means nothing to a reader of the data.</summary>
    private IEnumerable<INamedTypeSymbol> Lineage(INamedTypeSymbol type)
    {
        for (var above = type; above is not null && above.IsCopied(); above = above.BaseType?.OriginalDefinition)
        {
            // A collection may have its code from a collection above it.
            if (SymbolEqualityComparer.Default.Equals(above, type) || _declared.Contains(above) || above.GetMembers().Any(_members.Contains) || HasCodeOfAbstract(above) || (OwnCollections.Of(type) is not null && OwnCollections.Of(above) is not null))
            {
                yield return above;
            }
        }
    }

    /// <summary>Whether the classes below it have from it what a class above it asks for.</summary>
    private static bool HasCodeOfAbstract(INamedTypeSymbol type) => type.GetMembers().Any(member => member is IPropertySymbol or IMethodSymbol { AssociatedSymbol: null } && Overriding.Above(member) is { IsAbstract: true } asked && asked.ContainingType.IsInSource());

    /// <summary>What the classes of the copy that implement an interface have for a member of it.</summary>
    public IEnumerable<ISymbol> ImplementationsOf(ISymbol member) => Data.Where(type => type.TypeKind != TypeKind.Interface)
        .SelectMany(type => InterfacesOf(type).SelectMany(one => one.GetMembers(member.Name)).Where(closed => SymbolEqualityComparer.Default.Equals(closed.OriginalDefinition, member)).Select(type.FindImplementationForInterfaceMember))
        .OfType<ISymbol>();
}
