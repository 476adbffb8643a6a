using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Expressions for values without parts: a cast where the schema's class has a number, otherwise a method of the adapter.</summary>
internal static class SchemaLeaves
{
    private static readonly HashSet<string> s_numbers = ["Byte", "SByte", "Char", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Single", "Double", "Half"];

    private static readonly Dictionary<string, string> s_sameNumbers = new()
    {
        ["Int32"] = "int",
        ["UInt32"] = "uint",
        ["Int64"] = "long",
        ["UInt64"] = "ulong",
        ["Single"] = "float",
        ["Double"] = "double",
    };

    /// <param name="leaf">The user's type.</param>
    /// <param name="own">The class of the schema.</param>
    /// <param name="value">An expression.</param>
    public static string ToOwn(ModelType leaf, string own, string value) =>
        IsItself(leaf, own) ? value : s_numbers.Contains(leaf.Leaf!) ? $"unchecked(({own}){value})" : $"SchemaValues.ToOwn({value})";

    /// <summary>The same back.</summary>
    public static string ToApplication(ModelType leaf, string ownClass, string own) =>
        IsItself(leaf, ownClass) ? own : s_numbers.Contains(leaf.Leaf!) ? $"unchecked(({leaf.CSharp}){own})" : $"SchemaValues.To{leaf.Leaf}({own})";

    /// <summary>Whether a list of the schema's class can hold the user's values as they are.</summary>
    public static bool IsSame(ModelType leaf, string own) =>
        IsItself(leaf, own) || (leaf.Symbol is not INamedTypeSymbol { TypeKind: TypeKind.Enum } && s_sameNumbers.TryGetValue(leaf.Leaf!, out var same) && own == same);

    /// <summary>A number is none: an optional one of a generated class may be a nullable one, which a cast takes as well.</summary>
    private static bool IsItself(ModelType leaf, string own) =>
        (leaf.Leaf is "Boolean" or "String" && leaf.Symbol is not INamedTypeSymbol { TypeKind: TypeKind.Enum }) || (own == leaf.CSharp && !s_numbers.Contains(leaf.Leaf!));
}
