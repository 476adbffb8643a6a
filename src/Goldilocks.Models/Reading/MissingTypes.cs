using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>What the data of a root refer to and the sources do not declare, all at once: so that the files that declare it can be found by name.</summary>
internal sealed class MissingTypes
{
    private readonly HashSet<ITypeSymbol> _met = new(SymbolEqualityComparer.Default);
    private readonly SortedSet<string> _names = new(StringComparer.Ordinal);
    private readonly SortedSet<string> _bases = new(StringComparer.Ordinal);
    private readonly List<INamedTypeSymbol> _interfaces = [];
    private readonly DerivedClasses _derived;

    private MissingTypes(Compilation compilation) => _derived = new DerivedClasses(compilation);

    /// <summary>Names of types that are not declared.</summary>
    public IReadOnlyCollection<string> Names => _names;

    /// <summary>Names of interfaces and abstract classes of which there is no class.</summary>
    public IReadOnlyCollection<string> Bases => _bases;

    /// <summary>The interfaces among them.</summary>
    public IReadOnlyList<INamedTypeSymbol> Interfaces => _interfaces;

    /// <summary>Types of the data to which a source generator may add members.</summary>
    public IEnumerable<INamedTypeSymbol> Partial => _met.OfType<INamedTypeSymbol>().Select(type => type.OriginalDefinition).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default).Where(type =>
        type.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is TypeDeclarationSyntax declaration && declaration.Modifiers.Any(SyntaxKind.PartialKeyword)));

    public static MissingTypes Of(INamedTypeSymbol root, Compilation compilation)
    {
        var missing = new MissingTypes(compilation);
        missing.Meet(root);
        return missing;
    }

    private void Meet(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
        {
            Meet(array.ElementType);
            return;
        }

        if (type is not INamedTypeSymbol named || ShapeRules.IsEndless(named) || !_met.Add(named.WithNullableAnnotation(NullableAnnotation.None)))
        {
            return;
        }

        if (named is IErrorTypeSymbol)
        {
            _names.Add(named.Name);
        }

        foreach (var argument in named.TypeArguments)
        {
            Meet(argument);
        }

        if (named.IsCopied() && named.TypeKind is not (TypeKind.Enum or TypeKind.Delegate))
        {
            MeetParts(named);
        }
    }

    private void MeetParts(INamedTypeSymbol type)
    {
        for (var above = type.BaseType; above is not null; above = above.BaseType)
        {
            if (above is IErrorTypeSymbol)
            {
                _names.Add(above.Name);
            }
        }

        foreach (var (member, declared) in DataMembers.Of(type))
        {
            if (!DataMembers.IsIgnored(member) && (DataMembers.SettingOf(member, null) is not null || declared is IErrorTypeSymbol || type.InstanceConstructors.Any(constructor => constructor.Parameters.Length > 0)))
            {
                Meet(declared);
            }
        }

        // What makes an object may take a member as another type than the member has.
        foreach (var parameter in type.InstanceConstructors.SelectMany(constructor => constructor.Parameters).Where(parameter => parameter.Type is IErrorTypeSymbol && DataMembers.Of(type).Any(data => string.Equals(data.Member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase))))
        {
            _names.Add(parameter.Type.Name);
        }

        var derived = _derived.Of(type);
        if (derived.Count == 0 && (type.IsAbstract || type.TypeKind == TypeKind.Interface) && OwnCollections.Of(type) is null && type.IsInSource())
        {
            _bases.Add(type.Name);
            _interfaces.AddRange(type.TypeKind == TypeKind.Interface ? [type] : []);
        }

        foreach (var one in derived)
        {
            Meet(one);
        }
    }
}
