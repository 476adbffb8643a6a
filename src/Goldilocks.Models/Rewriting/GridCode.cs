using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>Methods that make an array of several dimensions: their lengths first, then the elements, the last index fastest.</summary>
internal static class GridCode
{
    public static void Write(CodeText code, ValueCode values, ValueSource source, ModelType type)
    {
        var rank = ((IArrayTypeSymbol)type.Symbol).Rank;
        using var body = code.Block($"private static {type.CSharp} {values.Verb}{type.Id}({values.Parameter(type)})");
        for (var dimension = 0; dimension < rank; dimension++)
        {
            code.Line(FormattableString.Invariant($"var length{dimension} = {Length(source, dimension)};"));
        }

        // An array of arrays of several dimensions has its lengths in the middle of its type, so that no expression of ours could name it.
        code.Line($"var made = ({type.CSharp})(object)global::System.Array.CreateInstance(typeof({type.Element!.CSharp}), {All(rank, "length")});");
        for (var dimension = 0; dimension < rank; dimension++)
        {
            code.Line(FormattableString.Invariant($"for (var index{dimension} = 0; index{dimension} < length{dimension}; index{dimension}++)"));
        }

        using (code.Block(""))
        {
            code.Line($"{type.Element.CSharp} element = {values.Value(type.Element, type.HasNullableElements, $"from[{All(rank, "index")}]")};");
            code.Line($"made[{All(rank, "index")}] = element;");
        }

        code.Line("return made;");
    }

    private static string Length(ValueSource source, int dimension) => source switch
    {
        ValueSource.Read => "from.ReadCount()",
        ValueSource.Copy => FormattableString.Invariant($"from.GetLength({dimension})"),
        _ => "from.MakeCount(depth)",
    };

    private static string All(int rank, string name) => string.Join(", ", Enumerable.Range(0, rank).Select(dimension => FormattableString.Invariant($"{name}{dimension}")));
}
