using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>
/// What the copy has: the types of the model, and of the rest only what an initial value, a constructor in use, an accessor or a computed member of theirs calls. A piece of code that needs what the copy
/// cannot have is left out with everything that was added for it.
/// </summary>
/// <param name="compilation">The sources as they stand.</param>
/// <param name="kept">The types of the model.</param>
/// <param name="refused">Members whose code did not compile in an earlier copy.</param>
internal sealed class CopyPlan(CSharpCompilation compilation, Kept kept, Refusals refused)
{
    private readonly HashSet<ISymbol> _known = new(SymbolEqualityComparer.Default);
    private readonly HashSet<ISymbol> _impossible = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<INamedTypeSymbol, PlannedType> _types = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<SyntaxTree, SemanticModel> _models = [];
    private readonly List<Action> _journal = [];

    /// <summary>The parameter of a constructor that stands for those that cannot be had.</summary>
    public const string Missing = "global::System.Reflection.Missing";

    /// <summary>What the names in a file mean.</summary>
    public SemanticModel ModelOf(SyntaxTree tree)
    {
        if (!_models.TryGetValue(tree, out var model))
        {
            _models.Add(tree, model = SourceTypes.Owner(compilation, tree)!.GetSemanticModel(tree));
        }

        return model;
    }

    public Refusals Refused => refused;

    /// <summary>The types to declare, those of the model first.</summary>
    public IEnumerable<PlannedType> Types => _types.Values;

    /// <summary>Namespaces of extension methods of the framework that code calls.</summary>
    public SortedSet<string> Imports { get; } = new(StringComparer.Ordinal);

    /// <summary>The type as the copy declares it, and the types around it.</summary>
    public PlannedType Add(INamedTypeSymbol type)
    {
        type = type.OriginalDefinition;
        if (_types.TryGetValue(type, out var known))
        {
            return known;
        }

        if (type.ContainingType is { } container)
        {
            Add(container);
        }

        var planned = new PlannedType(type);
        _types.Add(type, planned);
        _journal.Add(() => _types.Remove(type));
        return planned;
    }

    /// <summary>Whether code of the copy can name a type.</summary>
    public bool Has(ITypeSymbol type) => type switch
    {
        IErrorTypeSymbol => false,
        IArrayTypeSymbol array => Has(array.ElementType),
        IPointerTypeSymbol or IFunctionPointerTypeSymbol => false,
        ITypeParameterSymbol or IDynamicTypeSymbol => true,
        INamedTypeSymbol named => named.TypeArguments.All(Has) && (kept.IsThere(named) ? IsVisible(named) : HasOwn(named.OriginalDefinition)),
        _ => false,
    };

    /// <summary>Whether a property or a field is data.</summary>
    public bool IsMember(ISymbol member) => kept.IsMember(member);

    /// <summary>Whether it is data, or overrides a property that is.</summary>
    public bool IsWritten(ISymbol member)
    {
        for (var above = member; above is not null; above = (above as IPropertySymbol)?.OverriddenProperty)
        {
            if (kept.IsMember(above))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether the copy of a class derives from the same class as the original.</summary>
    public bool KeepsBase(INamedTypeSymbol type) => SymbolEqualityComparer.Default.Equals(kept.BaseOf(type)?.OriginalDefinition, type.BaseType?.OriginalDefinition);

    /// <summary>The call of the base by a constructor whose own call cannot be had. A base that has no constructor without parameters is given what the constructor was given under the same names, and otherwise nothing.</summary>
    public string CallOfBase(INamedTypeSymbol type, IMethodSymbol? caller = null)
    {
        var declared = kept.BaseOf(type)?.InstanceConstructors.Where(constructor => !constructor.IsImplicitlyDeclared).ToList() ?? [];
        return kept.BaseOf(type) is not { } above || !above.IsCopied() || declared.Count == 0 || declared.Exists(constructor => constructor.Parameters.Length == 0 && HasMember(constructor)) ? ""
            : declared.Find(HasMember) is { } other ? $" : base({string.Join(", ", other.Parameters.Where(parameter => !parameter.Type.HasUnknown()).Select(parameter => Given(parameter, caller)))})"
            : $" : base(default({Missing})!)";
    }

    private static string Given(IParameterSymbol parameter, IMethodSymbol? caller) =>
        caller?.Parameters.FirstOrDefault(own => string.Equals(own.Name, parameter.Name, StringComparison.OrdinalIgnoreCase) && SymbolEqualityComparer.Default.Equals(own.Type, parameter.Type)) is { } same
            ? CopyNames.Escaped(same.Name)
            : $"default({CopyNames.Of(parameter.Type)})!";

    /// <summary>Whether the code of a member was added.</summary>
    public bool HasCode(ISymbol member) => _known.Contains(member.OriginalDefinition);

    /// <summary>Whether the copy has a type without anything more.</summary>
    public bool HasAlready(ITypeSymbol type) => type is INamedTypeSymbol named && !kept.IsThere(named)
        ? (kept.Contains(named) || _types.ContainsKey(named.OriginalDefinition)) && named.TypeArguments.All(HasAlready)
        : Has(type);

    /// <summary>Whether code of the copy can use a member; adds it where it is no data.</summary>
    public bool HasMember(ISymbol symbol)
    {
        if (symbol is ILocalSymbol or IParameterSymbol or IRangeVariableSymbol or ILabelSymbol or IDiscardSymbol or IMethodSymbol { MethodKind: MethodKind.LocalFunction or MethodKind.AnonymousFunction or MethodKind.BuiltinOperator or MethodKind.DelegateInvoke })
        {
            return true;
        }

        // Of the user's own, the copy imports where it has the class: code that is left out again leaves no import behind.
        if (symbol is IMethodSymbol { IsExtensionMethod: true } extension && !(extension.ReducedFrom ?? extension).ContainingType.IsCopied())
        {
            Imports.Add(CopyNames.NamespaceOf((extension.ReducedFrom ?? extension).ContainingType));
        }

        symbol = (symbol is IMethodSymbol { ReducedFrom: { } reduced } ? reduced : symbol).OriginalDefinition;
        return symbol.ContainingType is not { } owner || owner.IsAnonymousType || owner.IsTupleType
            ? symbol is not IErrorTypeSymbol
            : kept.IsThere(owner) ? IsVisible(owner) && symbol.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal
            : owner.TypeKind == TypeKind.Enum ? Has(owner)
            : HasOwnMember(symbol, owner);
    }

    /// <summary>Adds all members of a class, such as a converter's.</summary>
    public bool HasWhole(INamedTypeSymbol type)
    {
        type = type.OriginalDefinition;
        if (!type.IsInSource() || refused.Code.Contains(type))
        {
            return false;
        }

        return Try(type, () =>
        {
            kept.Whole.Add(type);
            _journal.Add(() => kept.Whole.Remove(type));
            Add(type);
            return (type.BaseType is not { } above || (above.IsInSource() ? HasWhole(above) && Has(above) : Has(above)))
                && type.GetMembers().Where(member => !member.IsImplicitlyDeclared && member is not INamedTypeSymbol && member is not IMethodSymbol { AssociatedSymbol: not null }).All(HasMember);
        });
    }

    /// <summary>Whether code of the copy can take a value of a type for one of an interface of the framework; adds what implements it where the type is no data.</summary>
    public bool HasInterface(INamedTypeSymbol type, INamedTypeSymbol wanted)
    {
        type = type.OriginalDefinition;
        if (!type.IsInSource() || kept.Contains(type) || kept.Whole.Contains(type) || wanted.IsCopied())
        {
            return true;
        }

        var all = type.AllInterfaces.Where(one => SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, wanted.OriginalDefinition)).SelectMany(one => one.AllInterfaces.Add(one)).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default).ToList();
        var known = kept.ImplementedBy(type);
        if (known.IsSupersetOf(all))
        {
            return true;
        }

        known.UnionWith(all);
        _journal.Add(() => known.ExceptWith(all));
        return all.SelectMany(one => one.GetMembers()).Select(type.FindImplementationForInterfaceMember).OfType<ISymbol>()
            .Where(member => member is not IMethodSymbol { AssociatedSymbol: not null } && member.ContainingType.IsInSource())
            .ToList().TrueForAll(HasMember);
    }

    private bool HasOwnMember(ISymbol symbol, INamedTypeSymbol owner)
    {
        if (kept.IsMember(symbol))
        {
            return true;
        }

        if (symbol.IsImplicitlyDeclared)
        {
            return Has(owner);
        }

        if (symbol is IMethodSymbol { AssociatedSymbol: { } accessed })
        {
            return HasMember(accessed);
        }

        // Private state that a class keeps beside its data is not copied where its constructors cannot set it.
        if (refused.Plain.Contains(owner) && symbol is IFieldSymbol { IsStatic: false } field && !kept.IsBehind(field) && OwnCollections.Of(owner) is null)
        {
            return false;
        }

        var isPlainConstructor = symbol is IMethodSymbol { MethodKind: MethodKind.Constructor } && refused.Plain.Contains(owner);
        return (isPlainConstructor || !refused.Code.Contains(symbol)) && Has(owner) && Try(symbol, () => AddCode(symbol, owner));
    }

    private bool AddCode(ISymbol symbol, INamedTypeSymbol owner)
    {
        if (symbol is IMethodSymbol { MethodKind: MethodKind.Constructor } constructor && !symbol.IsInSource() && MemberCode.Constructor(this, constructor, null) is { } made)
        {
            Add(owner).Code.Add((symbol, made));
            return true;
        }

        if (symbol.DeclaringSyntaxReferences is not [var reference] || (symbol is IEventSymbol && OwnCollections.Of(owner) is null) || symbol is IMethodSymbol { IsExtern: true } or IMethodSymbol { PartialDefinitionPart: not null } or IMethodSymbol { PartialImplementationPart: not null }
            || MemberCode.Of(this, symbol, reference.GetSyntax()) is not { } text)
        {
            return false;
        }

        var planned = Add(owner);
        planned.Code.Add((symbol, text));
        _journal.Add(() => planned.Code.RemoveAt(planned.Code.Count - 1));
        return !(symbol.IsAbstract || symbol.IsVirtual) || (owner.TypeKind == TypeKind.Interface ? !symbol.IsAbstract || kept.ImplementationsOf(symbol).ToList().TrueForAll(HasMember) : HasOverrides(symbol, owner));
    }

    /// <summary>Whether each class of the copy has its own code for a member, where the original has.</summary>
    private bool HasOverrides(ISymbol member, INamedTypeSymbol owner)
    {
        var classes = kept.Data.Concat(_types.Keys).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default).Where(type => type.TypeKind == TypeKind.Class && DerivedClasses.DerivesFrom(type, owner)).ToList();
        return (!member.IsAbstract || classes.TrueForAll(type => type.IsAbstract || kept.NearestOf(type, member) is { IsAbstract: false }))
            && classes.SelectMany(type => type.GetMembers(member.Name)).Where(other => Overriding.Is(other, member)).All(HasMember);
    }

    /// <summary>What was added on the way is taken back where the whole is impossible. A member that is still being added counts as there, so that members may call each other.</summary>
    private bool Try(ISymbol symbol, Func<bool> add)
    {
        if (_known.Contains(symbol))
        {
            return true;
        }

        if (_impossible.Contains(symbol))
        {
            return false;
        }

        var mark = _journal.Count;
        _known.Add(symbol);
        _journal.Add(() => _known.Remove(symbol));
        if (add())
        {
            return true;
        }

        while (_journal.Count > mark)
        {
            _journal[^1]();
            _journal.RemoveAt(_journal.Count - 1);
        }

        _impossible.Add(symbol);
        return false;
    }

    private bool HasOwn(INamedTypeSymbol type)
    {
        if (kept.Contains(type) || _types.ContainsKey(type))
        {
            return true;
        }

        if (!type.IsInSource() || type.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Enum or TypeKind.Interface) || refused.Code.Contains(type))
        {
            return false;
        }

        Add(type);
        return HasBase(type);
    }

    /// <summary>The class above one that is there for its code, with the constructor that it calls without naming it.</summary>
    private bool HasBase(INamedTypeSymbol type) => kept.BaseOf(type) is not { } above || !above.IsInSource()
        || (Has(above) && (above.InstanceConstructors.FirstOrDefault(constructor => constructor is { Parameters.Length: 0, IsImplicitlyDeclared: false }) is not { } plain || HasMember(plain)));

    private static bool IsVisible(INamedTypeSymbol type)
    {
        for (var container = type; container is not null; container = container.ContainingType)
        {
            if (container.DeclaredAccessibility != Accessibility.Public)
            {
                return false;
            }
        }

        return true;
    }
}
