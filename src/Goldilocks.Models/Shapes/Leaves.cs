using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Shapes;

/// <summary>The types of the framework that have no parts.</summary>
internal static class Leaves
{
    private static readonly Dictionary<SpecialType, string> s_special = new()
    {
        [SpecialType.System_Boolean] = "Boolean",
        [SpecialType.System_Byte] = "Byte",
        [SpecialType.System_SByte] = "SByte",
        [SpecialType.System_Char] = "Char",
        [SpecialType.System_Int16] = "Int16",
        [SpecialType.System_UInt16] = "UInt16",
        [SpecialType.System_Int32] = "Int32",
        [SpecialType.System_UInt32] = "UInt32",
        [SpecialType.System_Int64] = "Int64",
        [SpecialType.System_UInt64] = "UInt64",
        [SpecialType.System_Single] = "Single",
        [SpecialType.System_Double] = "Double",
        [SpecialType.System_Decimal] = "Decimal",
        [SpecialType.System_String] = "String",
        [SpecialType.System_DateTime] = "DateTime",
    };

    private static readonly HashSet<string> s_named =
    [
        "System.Half", "System.Int128", "System.UInt128", "System.Numerics.BigInteger", "System.Guid", "System.DateTimeOffset", "System.DateOnly", "System.TimeOnly",
        "System.TimeSpan", "System.Uri", "System.Version",
    ];

    /// <summary>What the sample's reader and writer call it; null for a type that is no leaf. An enum has the name of its number.</summary>
    public static string? NameOf(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { TypeKind: TypeKind.Enum, EnumUnderlyingType: { } number } => s_special[number.SpecialType],
        IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte } => "Bytes",
        _ when s_special.TryGetValue(type.SpecialType, out var name) => name,
        _ => s_named.Contains(type.ToDisplayString()) ? type.Name : null,
    };
}
