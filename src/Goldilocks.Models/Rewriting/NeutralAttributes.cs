using System.Globalization;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>The neutral attributes of each declaration (serializers/Host/NeutralAttributes.cs).</summary>
internal sealed class NeutralAttributes
{
    /// <summary>Defined by an adapter whose library writes and reads a private field that carries its attribute.</summary>
    private const string TakesFields = "TAKES_FIELDS";

    /// <summary>The same for a readonly field.</summary>
    private const string TakesReadOnlyFields = "TAKES_READONLY_FIELDS";

    /// <summary>Defined by an adapter whose library copies a struct without references as it lies in memory: it calls no constructor of it, and refuses a mark at one.</summary>
    private const string CopiesStructs = "COPIES_STRUCTS";

    /// <summary>Defined by an adapter whose library takes a class for no collection where the class carries its attribute.</summary>
    private const string CollectionsWithoutContract = "COLLECTIONS_WITHOUT_CONTRACT";

    /// <summary>Defined by an adapter whose library asks for its attribute with an argument at a class that is a collection.</summary>
    private const string ContractOfCollections = "CONTRACT_OF_COLLECTIONS";

    /// <summary>Defined by an adapter whose library leaves out an override with the member that it overrides, and refuses a mark at the override.</summary>
    private const string NoMarkAtOverrides = "NO_MARK_AT_OVERRIDES";

    /// <summary>Defined by an adapter whose library calls the converters that attributes of the code name: such a converter may read what the class computes.</summary>
    private const string CallsConverters = "CALLS_CONVERTERS";

    private readonly Dictionary<ISymbol, string> _texts = new(SymbolEqualityComparer.Default);
    private readonly OwnKeys _keys;

    public NeutralAttributes(Model model, Kept kept)
    {
        _keys = new OwnKeys(model);
        var hierarchy = new Hierarchy(model, kept);
        foreach (var type in kept.Data)
        {
            _texts[type] = (type.TypeKind == TypeKind.Interface ? "[Interface] " : type is { IsAbstract: true, Arity: > 0 } ? "[OpenBase] " : OwnCollections.Of(type) is null ? "[Contract] " : OfCollection(type)) + hierarchy.AttributesOf(type);
        }

        foreach (var type in model.Objects.Where(type => type.Symbol.TypeKind != TypeKind.Interface))
        {
            AddMembers(type, kept);
        }
    }

    /// <summary>Empty for a declaration that gets none.</summary>
    public string Of(ISymbol symbol) => _texts.GetValueOrDefault(symbol, "");

    private void AddMembers(ModelType type, Kept kept)
    {
        foreach (var member in type.Members)
        {
            var text = Text(member);
            if (member.FieldBehind is { } field)
            {
                // A library that can be told to write the private field is told so, and then does not look at the property.
                var condition = field.IsReadOnly ? TakesReadOnlyFields : TakesFields;
                _texts.TryAdd(field.OriginalDefinition, $"\n#if {condition}\n{text.Replace("[Member(", "[Included, Member(", StringComparison.Ordinal)}\n#endif\n");
                text = $"\n#if {condition}\n[NotMember]\n#else\n{text}\n#endif\n";
            }

            _texts.TryAdd(member.Symbol.OriginalDefinition, text);
        }

        foreach (var declaring in kept.Data.Where(above => SymbolEqualityComparer.Default.Equals(above, type.Declaration) || DerivedClasses.DerivesFrom(type.Declaration!, above)).Where(above => above.TypeKind != TypeKind.Interface))
        {
            foreach (var excluded in DataMembers.Excluded(declaring, type.Members))
            {
                _texts.TryAdd(excluded.OriginalDefinition, OfExcluded(type, excluded, kept));
            }
        }

        if (type.Construction is { Constructor: { } constructor } && IsChosenAmongOthers(constructor))
        {
            var isPrimary = IsPrimary(constructor);
            var mark = isPrimary ? "[method: Constructor] " : "[Constructor] ";
            var text = constructor.ContainingType.IsUnmanagedType ? $"\n#if !{CopiesStructs}\n{mark}\n#endif\n" : mark;
            if (isPrimary)
            {
                _texts[type.Declaration!] += text;
            }
            else
            {
                _texts[constructor.OriginalDefinition] = text;
            }
        }
    }

    private static string OfCollection(INamedTypeSymbol type) =>
        $"\n#if {(type.IsAbstract ? "" : $"{ContractOfCollections}\n[Contract(ContractOf.Collection)]\n#elif ")}!{CollectionsWithoutContract}\n[Contract]\n#endif\n";

    private static string OfExcluded(ModelType type, ISymbol excluded, Kept kept)
    {
        List<string> without =
        [
            .. Overriding.Above(excluded) is { } above && kept.Contains(above.ContainingType) ? [NoMarkAtOverrides] : Array.Empty<string>(),
            .. !DataMembers.IsIgnored(excluded) && DataMembers.Lineage(type.Declaration!).Any(JsonConverters.IsNamedAt) ? [CallsConverters] : Array.Empty<string>(),
        ];
        return without.Count == 0 ? "[NotMember] " : $"\n#if {string.Join(" && ", without.Select(symbol => "!" + symbol))}\n[NotMember]\n#endif\n";
    }

    /// <summary>A generator asks for the mark where there are several constructors, and where the only one has parameters; a positional record says by itself which one it is.</summary>
    private static bool IsChosenAmongOthers(IMethodSymbol constructor)
    {
        var type = constructor.ContainingType;
        var others = type.InstanceConstructors.Count(other => !other.IsImplicitlyDeclared);
        return !constructor.IsImplicitlyDeclared && (others > 1 || (constructor.Parameters.Length > 0 && !(type.IsRecord && IsPrimary(constructor))));
    }

    private static bool IsPrimary(IMethodSymbol constructor) => constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is TypeDeclarationSyntax);

    /// <summary>The user's attributes whose numbers and names stay for the library that they are of.</summary>
    public IEnumerable<string> OwnNames => _keys.Names;

    private string Text(ModelMember member)
    {
        var isGetOnly = member.Symbol is IPropertySymbol { SetMethod: null } && member.Setting is Setting.Constructor or Setting.BackingField or Setting.FieldBehind;
        var name = member.HasHiddenSetter || member.Symbol.DeclaredAccessibility != Accessibility.Public ? ", Included" : isGetOnly ? "" : ", NamedMember";

        // A library that wants numbers without gaps is given the order of the declarations, as its own default is.
        var number = member.Number == member.Position
            ? member.Number.ToString(CultureInfo.InvariantCulture)
            : string.Create(CultureInfo.InvariantCulture, $"(global::Goldilocks.Workloads.Numbering.MayHaveGaps ? {member.Number} : {member.Position})");
        return _keys.Text(member.Symbol, $"global::Goldilocks.Workloads.Numbering.First + {number}", name);
    }
}
