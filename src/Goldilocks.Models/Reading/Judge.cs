using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>Refuses what no serializer can take, before anything is built.</summary>
internal static class Judge
{
    /// <exception cref="ModelException">The type is one of those.</exception>
    public static void Require(ITypeSymbol type, ISymbol place, string path)
    {
        var reason = type switch
        {
            { TypeKind: TypeKind.Delegate } => "is a delegate, which is code and not data",
            { TypeKind: TypeKind.Pointer or TypeKind.FunctionPointer } or { IsRefLikeType: true } => "is a reference to memory, which is not data",
            { TypeKind: TypeKind.TypeParameter } => "is a type parameter",
            _ => null,
        };
        if (reason is not null)
        {
            throw new ModelException($"{Places.Of(place)}: {path} {reason}. {Remedy(type)} in the copy that you give to --model, or mark it with [JsonIgnore].") { IsOfUnknownType = type.TypeKind != TypeKind.TypeParameter, IsUnmade = type.TypeKind != TypeKind.TypeParameter };
        }
    }

    private static string Remedy(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Delegate or TypeKind.Pointer or TypeKind.FunctionPointer } or { IsRefLikeType: true } => "Leave it out",
        _ => "Declare it as the type that it holds",
    };

    /// <summary>A type that is not the user's and has no form here.</summary>
    /// <param name="type">The type.</param>
    /// <param name="place">The member that is declared as it.</param>
    /// <param name="path">The member's path.</param>
    /// <param name="source">What may declare it, as the rest of a sentence; null for nothing known.</param>
    public static ModelException Unknown(ITypeSymbol type, ISymbol place, string path, string? source) => new(type is IErrorTypeSymbol
        ? $"{Places.Of(place)}: {path} is a {type.Name}, which no file of the model declares{(source is null ? "" : $" ({source})")}. {Remedies.Unknown}"
        : $"{Places.Of(place)}: {path} is a {type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}, which is not a type of the model, and Goldilocks cannot make values of it. "
        + "Mark it with [JsonIgnore], or declare it as another type, in the copy that you give to --model.")
    {
        IsOfUnknownType = type is IErrorTypeSymbol || !IsLive(type),
        IsUnmade = type is not IErrorTypeSymbol,
        Live = type is not IErrorTypeSymbol && IsLive(type) ? type : null,
    };

    /// <summary>Whether a value is a stream, a handle or work that goes on: a class that holds one is no data at all, whatever its sample has. Bytes in memory are data, though no library takes them as a stream.</summary>
    private static bool IsLive(ITypeSymbol type) => type.Name != "MemoryStream" &&
        (type.ContainingNamespace?.ToDisplayString().StartsWith("System.Threading", StringComparison.Ordinal) == true || type.AllInterfaces.Append(type).Any(one => one.Name is "IDisposable" or "IAsyncDisposable"));
}
