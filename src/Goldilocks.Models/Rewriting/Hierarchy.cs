using System.Globalization;
using Goldilocks.Models.Shapes;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>
/// The base and derived classes of a model. A base lists every concrete class that can stand in its place (<c>AnyDerived</c>), and its direct children (<c>Child</c>): some libraries want the former, one refuses
/// grandchildren. A class that can itself be made lists the former only where a member is declared as it.
/// </summary>
internal sealed class Hierarchy
{
    /// <summary>Members have numbers below it: a format in which members and derived classes share numbers could not tell them apart otherwise.</summary>
    private const int FirstTag = 100;

    private readonly Kept _kept;
    private readonly IReadOnlyList<INamedTypeSymbol> _data;
    private readonly Dictionary<INamedTypeSymbol, ModelType> _types = new(SymbolEqualityComparer.Default);

    public Hierarchy(Model model, Kept kept)
    {
        (_kept, _data) = (kept, kept.Data);
        foreach (var type in model.Objects.Where(type => type.Declaration is { Arity: 0 }))
        {
            _types[type.Declaration!] = type;
        }
    }

    /// <summary>The classes that can stand where a type is declared, each with its number.</summary>
    public static IEnumerable<(ModelType Base, ModelType Derived, int Tag)> Pairs(Model model) => model.Objects
        .Where(type => type.IsPolymorphic)
        .SelectMany(declared => declared.Concrete.Select((derived, index) => (declared, derived, FirstTag + index)));

    public string AttributesOf(INamedTypeSymbol type) => type.Arity > 0 ? "" : string.Concat(AnyDerived(type)) + string.Concat(Children(type));

    private IEnumerable<string> AnyDerived(INamedTypeSymbol type)
    {
        if (_types.TryGetValue(type, out var declared) && declared.IsPolymorphic)
        {
            return declared.Concrete.Where(derived => derived != declared).Select((derived, index) => Text("AnyDerived", FirstTag + index, derived.Declaration!));
        }

        return type.IsAbstract && type.TypeKind != TypeKind.Interface
            ? _data.Where(other => other is { IsAbstract: false, Arity: 0 } && DerivedClasses.DerivesFrom(other, type)).Select((derived, index) => Text("AnyDerived", FirstTag + index, derived))
            : [];
    }

    private IEnumerable<string> Children(INamedTypeSymbol type) => _data
        .Where(other => other.Arity == 0 && IsChild(other, type))
        .Select((child, index) => Text("Child", FirstTag + index, child));

    private bool IsChild(INamedTypeSymbol type, INamedTypeSymbol above) => above.TypeKind == TypeKind.Interface
        ? _types.ContainsKey(above) && _kept.InterfacesOf(type).Contains(above, SymbolEqualityComparer.Default)
        : SymbolEqualityComparer.Default.Equals(_kept.BaseOf(type), above);

    private static string Text(string attribute, int tag, INamedTypeSymbol type) =>
        string.Create(CultureInfo.InvariantCulture, $"[{attribute}({tag}, typeof({CopyNames.Of(type)}))] ");
}
