using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>Adds to the plan of the copy what the data need beside themselves: constructors, computed members, what tells keys apart, and the code of the user's own collections.</summary>
internal sealed class NeededCode(Model model, Kept kept, CopyPlan plan, CopyNotes notes)
{
    /// <exception cref="ModelException">A collection of the user's needs what the copy cannot have.</exception>
    public void Add()
    {
        // Those that this attempt adds are plain in the next one.
        var plain = plan.Refused.Plain.ToHashSet<INamedTypeSymbol>(SymbolEqualityComparer.Default);
        foreach (var type in model.Objects.Where(type => type.Declaration!.TypeKind != TypeKind.Interface))
        {
            if (type.Construction?.Constructor?.OriginalDefinition is { IsImplicitlyDeclared: false } chosen && !plan.HasMember(chosen) && !plan.Refused.Plain.Add(type.Declaration!) && plain.Contains(type.Declaration!))
            {
                throw new ModelException($"{Places.Of(chosen)}: the constructor of {type.Name} has a parameter of a type that is not known here. {Remedies.Unknown}");
            }
        }

        foreach (var type in kept.Data.Where(type => type.TypeKind != TypeKind.Interface))
        {
            // What a declaration only names, such as the argument of a generic type, is declared too.
            _ = kept.BaseOf(type) is not { } above || plan.Has(above);
            type.InstanceConstructors.SelectMany(constructor => constructor.Parameters).Where(parameter => DataCode.IsPositional(parameter)).ToList().ForEach(parameter => plan.Has(parameter.Type));
            AddConstructorForDerived(type);
        }

        foreach (var type in model.Objects.Where(type => type.Construction is { IsWithout: true }).Select(type => type.Declaration!).Where(type => type is { TypeKind: TypeKind.Class, IsRecord: false }).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default))
        {
            AddUnusable(type);
        }

        foreach (var type in model.Types.Where(type => type.Collection is { IsOwn: true }).SelectMany(type => DataMembers.Lineage(type.Declaration!)).Select(type => type.OriginalDefinition).Where(type => OwnCollections.Of(type) is not null).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default))
        {
            AddCollection(type);
        }

        AddKeys();
        AddComputed();
        AddInterfaces();
        foreach (var type in kept.Data)
        {
            NoteUnknownBase(type);
            NoteConstructors(type);
        }
    }

    /// <summary>A derived class calls it without naming it.</summary>
    private void AddConstructorForDerived(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Class && !type.IsSealed && kept.Data.Any(other => SymbolEqualityComparer.Default.Equals(kept.BaseOf(other)?.OriginalDefinition, type))
            && type.InstanceConstructors.FirstOrDefault(constructor => constructor is { Parameters.Length: 0, IsImplicitlyDeclared: false }) is { } plain
            && !plan.HasMember(plain))
        {
            plan.Refused.Plain.Add(type);
        }
    }

    /// <summary>The one constructor that a library would call, though it takes other types than the members have. Without any, the copy would get one that the class does not have, and every library could make it.</summary>
    private void AddUnusable(INamedTypeSymbol type)
    {
        // A class whose header declares one can have no other that does not call it.
        if ((Declarations.PrimaryConstructor(type) ?? Constructions.CalledByLibraries(type)) is { } called && plan.HasMember(called))
        {
            return;
        }

        if (!kept.Data.Any(other => SymbolEqualityComparer.Default.Equals(kept.BaseOf(other)?.OriginalDefinition, type)))
        {
            plan.Add(type).Code.Add((type.InstanceConstructors[0], $"private {CopyNames.Simple(type)}(object never){plan.CallOfBase(type)} {{ }}"));
        }
    }

    private void AddCollection(INamedTypeSymbol type)
    {
        foreach (var constructor in type.InstanceConstructors.Where(constructor => constructor is { IsImplicitlyDeclared: false, Parameters.Length: 0 or 1 }))
        {
            plan.HasMember(constructor);
        }

        if (OwnCollections.Of(type) is var (form, _, _) && OwnCollections.MakerOf(type, form) is { IsStatic: true } maker)
        {
            plan.HasMember(maker);
        }

        // What the copy of an interface of the code's own has, code of the model asks for.
        var needed = kept.InterfacesOf(type).Where(one => !one.IsInSource()).SelectMany(one => one.GetMembers()).Select(type.FindImplementationForInterfaceMember).OfType<ISymbol>()
            .Concat(type.GetMembers().Where(member => Overriding.Above(member) is { IsAbstract: true }))
            .Where(member => SymbolEqualityComparer.Default.Equals(member.ContainingType.OriginalDefinition, type))
            .Where(member => member is not IMethodSymbol { AssociatedSymbol: not null });
        if (needed.FirstOrDefault(member => !plan.HasMember(member)) is { } impossible)
        {
            throw new ModelException($"{Places.Of(impossible)}: {type.Name} is a collection of your own, and its member {impossible.Name} needs a type that is not known here. {Remedies.Unknown}");
        }
    }

    /// <summary>Keys that are told apart by the user's code stay so.</summary>
    private void AddKeys()
    {
        var keys = model.Types.Select(type => type.Form switch
        {
            TypeForm.Dictionary => type.Key,
            TypeForm.Set => type.Element,
            _ => null,
        });
        foreach (var key in keys.OfType<ModelType>().Where(key => key.Form == TypeForm.Object).Distinct())
        {
            var code = key.Declaration!.GetMembers().OfType<IMethodSymbol>()
                .Where(method => method is { IsImplicitlyDeclared: false, IsOverride: true, Name: "Equals" or "GetHashCode" })
                .ToList();
            _ = code.TrueForAll(plan.HasMember);
        }
    }

    /// <summary>Public members without a setter, which some libraries write.</summary>
    private void AddComputed()
    {
        foreach (var (type, member) in model.Objects.Where(type => type.Declaration!.TypeKind != TypeKind.Interface).SelectMany(type => type.NotMembers.Select(member => (type, member))))
        {
            if (!DataMembers.IsIgnored(member) && member.OriginalDefinition is not IPropertySymbol { SetMethod: not null } && !HasFamily(member.OriginalDefinition))
            {
                notes.Removed.Add($"{type.Symbol.Name}.{member.Name} (computed)");
            }
        }
    }

    /// <summary>An abstract member is there only where each class has its own.</summary>
    private bool HasFamily(ISymbol member)
    {
        var root = member;
        while (Overriding.Above(root) is { } above)
        {
            root = above;
        }

        if (!root.IsAbstract && !root.IsVirtual)
        {
            return plan.HasMember(member);
        }

        var own = kept.Data.Where(type => !type.IsAbstract && DerivedClasses.DerivesFrom(type, root.ContainingType.OriginalDefinition)).ToList();
        var isWhole = !root.IsAbstract || own.TrueForAll(type => kept.NearestOf(type, root) is { IsAbstract: false } nearest && plan.HasMember(nearest.OriginalDefinition));
        if (!isWhole)
        {
            plan.Refused.Code.Add(root.OriginalDefinition);
            return false;
        }

        return plan.HasMember(member);
    }

    /// <summary>The properties of an interface that every class of the copy has.</summary>
    private void AddInterfaces()
    {
        foreach (var type in kept.Data.Where(type => type is { TypeKind: TypeKind.Interface } && type.IsInSource()))
        {
            var classes = kept.Data.Where(other => other.TypeKind != TypeKind.Interface && kept.InterfacesOf(other).Any(one => SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, type))).ToList();
            foreach (var property in type.GetMembers().OfType<IPropertySymbol>().Where(property => property is { IsAbstract: true, IsStatic: false, IsIndexer: false } && plan.HasAlready(property.Type)))
            {
                if (classes.TrueForAll(implementing => IsImplemented(implementing, type, property)))
                {
                    plan.HasMember(property);
                }
            }
        }
    }

    private bool IsImplemented(INamedTypeSymbol type, INamedTypeSymbol declared, IPropertySymbol property) => type.AllInterfaces
        .Where(one => SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, declared))
        .All(one => one.GetMembers(property.Name).FirstOrDefault() is { } closed
            && type.FindImplementationForInterfaceMember(closed) is IPropertySymbol { ExplicitInterfaceImplementations.Length: 0 } implementation
            && (kept.IsMember(implementation) || DataCode.IsPositional(implementation) || plan.HasCode(implementation)));

    private void NoteUnknownBase(INamedTypeSymbol type)
    {
        if (type.BaseType is IErrorTypeSymbol && type.UnknownBase() is { } name)
        {
            notes.Removed.Add($"what {type.Name} inherits from {name}, which is not known here");
        }
    }

    /// <summary>A class whose constructors cannot be had must not get one that it does not have.</summary>
    private void NoteConstructors(INamedTypeSymbol type)
    {
        var all = type.InstanceConstructors.Where(constructor => !constructor.IsImplicitlyDeclared && constructor.IsInSource()).ToList();
        if (type.TypeKind == TypeKind.Class && all.Count > 0 && !all.Exists(plan.HasCode) && !all.Exists(plan.HasMember) && Declarations.Primary(type) is null)
        {
            plan.Add(type).Code.Add((all[0], $"private protected {CopyNames.Simple(type)}({CopyPlan.Missing} original){plan.CallOfBase(type)} {{ }}"));
        }

        foreach (var constructor in all.Where(constructor => !plan.HasCode(constructor)))
        {
            if (constructor.DeclaringSyntaxReferences is [var reference] && reference.GetSyntax() is ConstructorDeclarationSyntax syntax)
            {
                notes.Removed.Add($"{syntax.Identifier}{syntax.ParameterList}");
            }
        }
    }
}
