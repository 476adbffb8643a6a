using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>What a type must be to be measured.</summary>
internal static class ShapeRules
{
    /// <summary>Type arguments in type arguments; a type that holds a larger one of itself would go on for ever.</summary>
    private const int DeepestArguments = 12;

    /// <summary>Without members every value of a type equals every other, and all libraries would be right.</summary>
    public static void RequireMembers(ModelType type, INamedTypeSymbol symbol, string path, bool isRoot, ShapeRequest request)
    {
        if (type.Members.GroupBy(member => member.Name, StringComparer.OrdinalIgnoreCase).FirstOrDefault(same => same.Count() > 1) is { } alike)
        {
            throw new ModelException($"{Places.Of(alike.Last().Symbol)}: {symbol.Name} has {string.Join(" and ", alike.Select(member => member.Name))}, which differ in case alone: no sample could say which one it means. Rename one, or mark it with [JsonIgnore], in the copy that you give to --model.");
        }

        if (type is { Members.Count: 0, Construction: not null } && symbol.UnknownBase() is { } above)
        {
            throw new ModelException($"{Places.Of(symbol)}: {(isRoot ? symbol.Name : $"{path} is a {symbol.Name}, which")} has no member here: what it inherits from {above} is not known{(request.SourceOf?.Invoke(symbol) is { } source ? $" ({source})" : "")}. {Remedies.Unknown}") { IsOfUnknownType = true };
        }

        if (type is { Members.Count: 0, Construction: not null, Unknown: [var unknown, ..] } && (request.IsSet is null || isRoot))
        {
            throw new ModelException(unknown.Mistake) { IsOfUnknownType = true, NamesLenience = true };
        }

        if (type.Members.Count == 0 && symbol is { TypeKind: TypeKind.Struct } && symbol.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is TypeDeclarationSyntax declaration && declaration.Modifiers.Any(modifier => modifier.ValueText == "partial")))
        {
            throw new ModelException($"{Places.Of(symbol)}: {path} is a {symbol.Name}, which has no member here: it is partial, so a source generator may add them. Build its project and give the assembly to --model, or declare the members in the copy that you give to --model.") { IsOfUnknownType = true };
        }
    }

    /// <summary>A root whose members are all computed, and a type of a package that shows only such, have data that nothing here can make.</summary>
    public static void RequireData(ModelType type, INamedTypeSymbol symbol, string path, bool isRoot, ShapeRequest request)
    {
        if (type is not { Members.Count: 0, Construction: not null, Unknown.Count: 0, IsPolymorphic: false } || DataMembers.Excluded(symbol, []).FirstOrDefault() is not { } computed)
        {
            return;
        }

        if (isRoot)
        {
            throw new ModelException($"{Places.Of(symbol)}: {symbol.Name} has no member that is data: nothing sets {computed.Name} or another one of its members, so every value would be like every other. Name the class that holds the data by --type.");
        }

        if (!symbol.IsInSource() && !request.IsOfOwnLibrary(symbol))
        {
            throw new ModelException($"{path} is a {symbol.Name}, a type of a package that shows nothing which can be set, so that Goldilocks cannot make values of it. {Remedies.Unknown}") { IsOfUnknownType = true, IsUnmade = true };
        }
    }

    /// <summary>Whether a member holds an object with a connection or another handle, such as the client that fetched it: that is a service beside the data. One that is such a handle itself, or a list of such objects, may be meant as data.</summary>
    public static bool IsService(ModelException mistake, ITypeSymbol declared) =>
        mistake.Live is { } live && declared is INamedTypeSymbol named && !SymbolEqualityComparer.Default.Equals(live, named) && CollectionForm.Of(named) is null && OwnCollections.Of(named) is null;

    /// <summary>What is said of a type that keeps values and shows none.</summary>
    public static IEnumerable<string> Lost(ModelType type, INamedTypeSymbol symbol) => type is { Members.Count: 0, Unknown.Count: 0, Construction: not null } && DataMembers.Keeps(symbol)
        ? [$"all that {symbol.Name} keeps, because nothing here shows how it is set"]
        : [];

    /// <summary>A member or a type without which values can be made, as it is remembered.</summary>
    public static string WithoutOf(ISymbol symbol) => $"without {ShapeBuilder.NameOf(symbol)}";

    /// <exception cref="ModelException">No value that was made up could be made with it.</exception>
    public static void RequireMade(ISymbol symbol, ISymbol place, string path, ShapeRequest request)
    {
        if (request.Throwing is { Count: > 0 } throwing && throwing.GetValueOrDefault(WithoutOf(symbol)) is { } reason)
        {
            throw new ModelException($"{Places.Of(place)}: {path} cannot be made up: {reason.TrimEnd('.')}. Give a sample that the type takes.") { IsOfUnknownType = true, IsUnmade = true, Cause = reason };
        }
    }

    /// <summary>Whether a type that holds a larger one of itself has led here.</summary>
    public static bool IsEndless(ITypeSymbol type) => DepthOf(type) > DeepestArguments;

    private static int DepthOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => DepthOf(array.ElementType),
        INamedTypeSymbol { TypeArguments.Length: > 0 } named => 1 + named.TypeArguments.Max(DepthOf),
        _ => 0,
    };
}

/// <summary>What is known beside the sources when the shape of a model is found.</summary>
internal sealed record ShapeRequest
{
    /// <summary>Whether the sample may have a member; null without a sample.</summary>
    public Func<ISymbol, bool>? IsSet { get; init; }

    /// <summary>Whether a member of an unknown type is left out also where the sample has it, and where it is required.</summary>
    public bool IsLenient { get; init; }

    /// <summary>Computed members whose getters throw on the values, by name, with what they threw.</summary>
    public IReadOnlyDictionary<string, string>? Throwing { get; init; }

    /// <summary>Whether a project refers to packages that were not restored, or to projects that are not there.</summary>
    public bool IsIncomplete { get; init; }

    /// <summary>Whether a type that no source declares is of a compiled library that was given instead of them, and not of a package.</summary>
    public Func<INamedTypeSymbol, bool> IsOfOwnLibrary { get; init; } = _ => false;

    /// <summary>What may declare the unknown type of a member, as the rest of a sentence; null for nothing known.</summary>
    public Func<ISymbol, string?>? SourceOf { get; init; }
}
