using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Results;
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

    private readonly Model _model;
    private readonly Kept _kept;
    private readonly IReadOnlyList<INamedTypeSymbol> _data;
    private readonly Dictionary<INamedTypeSymbol, ModelType> _types = new(SymbolEqualityComparer.Default);

    public Hierarchy(Model model, Kept kept)
    {
        (_model, _kept, _data) = (model, kept, kept.Data);
        foreach (var type in model.Objects.Where(type => type.Declaration is { Arity: 0 }))
        {
            _types[type.Declaration!] = type;
        }
    }

    /// <summary>The classes that can stand where a type is declared, each with its number.</summary>
    public static IEnumerable<(ModelType Base, ModelType Derived, int Tag)> Pairs(Model model) => model.Objects
        .Where(type => type.IsPolymorphic)
        .SelectMany(declared => declared.Concrete.Where(derived => derived != declared).Select((derived, index) =>
            (declared, derived, FirstTag + (declared.Construction is null ? 0 : 1) + Kept(model, known => known.Derived, declared.CSharp, derived.CSharp, [.. declared.Concrete.Where(other => other != declared).Select(other => other.CSharp)], index))));

    public string AttributesOf(INamedTypeSymbol type) => type.Arity > 0 ? "" : string.Concat(AnyDerived(type)) + string.Concat(Children(type));

    private IEnumerable<string> AnyDerived(INamedTypeSymbol type)
    {
        if (_types.TryGetValue(type, out var declared) && declared.IsPolymorphic)
        {
            return declared.Concrete.Where(derived => derived != declared).Select((derived, index) =>
                Text("AnyDerived", FirstTag + Kept(_model, known => known.Derived, declared.CSharp, derived.CSharp, [.. declared.Concrete.Where(other => other != declared).Select(other => other.CSharp)], index), derived.Declaration!));
        }

        return type.IsAbstract && type.TypeKind != TypeKind.Interface
            ? _data.Where(other => other is { IsAbstract: false, Arity: 0 } && DerivedClasses.DerivesFrom(other, type)).Select((derived, index) => Text("AnyDerived", FirstTag + index, derived))
            : [];
    }

    private IEnumerable<string> Children(INamedTypeSymbol type)
    {
        var children = _data.Where(other => other.Arity == 0 && IsChild(other, type)).ToList();
        return children.Select((child, index) => Text("Child", FirstTag + Kept(_model, known => known.Children, CopyNames.Of(type), CopyNames.Of(child), children.ConvertAll(CopyNames.Of), index), child));
    }

    /// <summary>A class that an earlier version had keeps its place; one that is new comes behind all of those.</summary>
    private static int Kept(Model model, Func<ModelClass, IReadOnlyList<string>> listed, string above, string derived, IReadOnlyList<string> all, int index)
    {
        if (model.Earlier.FirstOrDefault(known => known.Name == Short(above)) is not { } earlier)
        {
            return index;
        }

        var before = listed(earlier).ToList();
        var place = before.IndexOf(Short(derived));
        return place >= 0 ? place : before.Count + all.Select(Short).Where(name => !before.Contains(name)).ToList().IndexOf(Short(derived));

        static string Short(string name) => name.Replace("global::", "", StringComparison.Ordinal);
    }

    private bool IsChild(INamedTypeSymbol type, INamedTypeSymbol above) => above.TypeKind == TypeKind.Interface
        ? _types.ContainsKey(above) && _kept.InterfacesOf(type).Contains(above, SymbolEqualityComparer.Default)
        : SymbolEqualityComparer.Default.Equals(_kept.BaseOf(type), above);

    private static string Text(string attribute, int tag, INamedTypeSymbol type) =>
        string.Create(CultureInfo.InvariantCulture, $"[{attribute}({tag}, typeof({CopyNames.Of(type)}))] ");
}
