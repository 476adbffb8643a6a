using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.Reading;

/// <summary>The compiled libraries that the user's types are in: an adapter can be compiled with them, and then measures the types as they stand and no copy.</summary>
/// <param name="Libraries">Paths of those that have the types, the root's first.</param>
/// <param name="Beside">Paths of others that these may need.</param>
/// <param name="Refusal">Why only a copy can be measured; null where the types can be.</param>
internal sealed record OwnLibraries(IReadOnlyList<string> Libraries, IReadOnlyList<string> Beside, string? Refusal)
{
    /// <summary>The name of the program that an adapter is built into.</summary>
    private const string Program = "worker";

    /// <summary>The file of the root's types, as a person knows it.</summary>
    public string Name => Path.GetFileName(Libraries[0]);

    /// <summary>Null where a type is declared in sources.</summary>
    /// <param name="types">All of the model.</param>
    /// <param name="compilation">With the libraries.</param>
    public static OwnLibraries? Of(IReadOnlyList<ModelType> types, Compilation compilation)
    {
        var own = types.Where(type => type.Converted is null && type.Symbol.IsCopied()).Select(type => ((INamedTypeSymbol)type.Symbol).OriginalDefinition).ToList();
        if (own.Count == 0 || own.Exists(type => type.IsInSource()))
        {
            return null;
        }

        var all = compilation.References.OfType<PortableExecutableReference>().Select(reference => reference.FilePath).OfType<string>().Where(path => !Origin.Framework.Contains(path)).ToList();
        var libraries = own.Select(type => (compilation.GetMetadataReference(type.ContainingAssembly) as PortableExecutableReference)?.FilePath).OfType<string>().Distinct().ToList();
        return new OwnLibraries(libraries, [.. all.Except(libraries)], own.Select(Refused).FirstOrDefault(reason => reason is not null) ?? (libraries.Exists(IsProgram) ? $"a library is named {Program}, as the program of an adapter is" : null));
    }

    private static string? Refused(INamedTypeSymbol type)
    {
        for (var container = type; container is not null; container = container.ContainingType)
        {
            if (container.DeclaredAccessibility != Accessibility.Public)
            {
                return $"{container.Name} is not public";
            }
        }

        return CopyNames.IsChanged(type) ? $"a name in {type.ToDisplayString()} is also one of Goldilocks' own attributes" : null;
    }

    private static bool IsProgram(string path) => string.Equals(Path.GetFileNameWithoutExtension(path), Program, StringComparison.OrdinalIgnoreCase);
}

/// <summary>Which attributes the types of a compiled library carry already, at every place where a library may need them.</summary>
/// <param name="Library">The file of the types.</param>
/// <param name="IsPlain">Whether every class is made by a public constructor without parameters, and every member has a public setter.</param>
/// <param name="Carried">By the name of the neutral attribute that the copy has there: the full names of attributes that all places carry. A kind without a place is missing.</param>
public sealed record OwnMarks(string Library, bool IsPlain, IReadOnlyDictionary<string, IReadOnlyList<string>> Carried)
{
    /// <summary>Those of a model whose types are in compiled libraries.</summary>
    internal static OwnMarks Of(Model model)
    {
        var objects = model.Objects.Where(type => type.Symbol.TypeKind != TypeKind.Interface).ToList();
        var carried = new Dictionary<string, IReadOnlyList<string>>(StringComparer.Ordinal);
        Add("Contract", objects.Select(type => type.Symbol));
        Add("Interface", model.Objects.Where(type => type.Symbol.TypeKind == TypeKind.Interface).Select(type => type.Symbol));
        Add("Derived", model.Objects.Where(type => type.IsPolymorphic).Select(type => type.Symbol));
        Add("Included", objects.SelectMany(type => type.Members).Where(member => member.HasHiddenSetter).Select(member => member.Symbol));
        Add("NotMember", objects.SelectMany(type => type.AllNotMembers).Where(member => !DataMembers.IsIgnored(member)));
        Add("Constructor", objects.Where(IsMarkedToBeMade).Select(type => type.Construction!.Constructor!));
        return new OwnMarks(model.Own!.Name, objects.TrueForAll(IsPlainObject), carried);

        void Add(string kind, IEnumerable<ISymbol> places)
        {
            var all = places.Select(place => AttributesOf(place).ToHashSet(StringComparer.Ordinal)).ToList();
            if (all.Count > 0)
            {
                carried.Add(kind, [.. all.Aggregate((common, next) => [.. common.Intersect(next)]).Order(StringComparer.Ordinal)]);
            }
        }
    }

    private static bool IsPlainObject(ModelType type) => type.Construction is null or { IsWithout: false, Constructor: null or { Parameters.Length: 0, DeclaredAccessibility: Accessibility.Public } }
        && type.Members.All(member => !member.HasHiddenSetter && member.Setting is Setting.Setter or Setting.Initializer or Setting.Filled);

    /// <summary>A reader that chooses by itself takes the only public constructor, and of a struct the one without parameters.</summary>
    private static bool IsMarkedToBeMade(ModelType type)
    {
        if (type.Construction is not { IsWithout: false, Constructor: { Parameters.Length: > 0 } constructor })
        {
            return type.Construction is { IsPrivate: true, IsWithout: false };
        }

        return constructor.DeclaredAccessibility != Accessibility.Public
            || (type.IsReference ? constructor.ContainingType.InstanceConstructors.Count(other => other.DeclaredAccessibility == Accessibility.Public) > 1
                : type.Members.Any(member => member is { Setting: Setting.Constructor, Symbol: IPropertySymbol { SetMethod: null } }));
    }

    /// <summary>Full names; an attribute whose first argument is a value of an enum also with it.</summary>
    private static IEnumerable<string> AttributesOf(ISymbol place)
    {
        if (place is INamedTypeSymbol { IsSerializable: true })
        {
            yield return "System.SerializableAttribute";
        }

        foreach (var attribute in place.GetAttributes())
        {
            if (attribute.AttributeClass?.ToDisplayString() is not { } name)
            {
                continue;
            }

            yield return name;
            if (attribute.ConstructorArguments is [{ Kind: TypedConstantKind.Enum } argument, ..])
            {
                yield return $"{name}({argument.ToCSharpString()})";
            }
        }
    }
}
