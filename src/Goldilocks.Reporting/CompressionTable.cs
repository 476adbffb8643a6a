using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>The cost and the saving of a codec around a variant: the compressed row against the plain one of the same run.</summary>
/// <param name="Label">Serializer, variant and condition.</param>
/// <param name="Codec">As it was asked for.</param>
/// <param name="PayloadBytes">Compressed; null where the row has no payload.</param>
/// <param name="PlainBytes">Plain; null where the plain row has none.</param>
/// <param name="Costs">One for each operation that both rows have measured.</param>
public sealed record CompressionRow(string Label, string Codec, long? PayloadBytes, long? PlainBytes, IReadOnlyList<CompressionCost> Costs)
{
    /// <summary>The rows of a table, plain variants in the table's order, codecs in the order in which they were asked for; empty without codecs.</summary>
    public static IReadOnlyList<CompressionRow> Of(RunReport report, WorkloadReport table)
    {
        var codecs = report.Run.Plan.Compress ?? [];
        return [.. from plain in table.Rows
            from codec in codecs
            from compressed in table.Rows
            where compressed.Serializer == plain.Serializer && compressed.Version == plain.Version && compressed.Condition == plain.Condition
                && compressed.Parts is { Codec: { } around } parts && around == codec && parts with { Codec = null } == plain.Parts
                && compressed.Cells.Any(cell => cell.IsMeasured)
            select new CompressionRow(plain.Label, codec, compressed.PayloadBytes, plain.PayloadBytes, [.. table.Operations.Select(operation => CostOf(operation, plain, compressed)).OfType<CompressionCost>()])];
    }

    /// <summary>Launch by launch, because both rows took their turns in the same minutes; then the median over launches.</summary>
    private static CompressionCost? CostOf(Operation operation, RowReport plain, RowReport compressed)
    {
        if (plain.Find(operation) is not { IsMeasured: true } before || compressed.Find(operation) is not { IsMeasured: true } after)
        {
            return null;
        }

        var differences = after.Launches.Join(before.Launches, launch => launch.Launch, launch => launch.Launch, (left, right) => left.Nanoseconds - right.Nanoseconds).ToList();
        return differences.Count == 0 ? null : new CompressionCost(operation, after.Nanoseconds!.Value, Median.Of(differences));
    }
}

/// <summary>One operation of a compressed row.</summary>
/// <param name="Operation">Which.</param>
/// <param name="Nanoseconds">Of serializer and codec together, as it was timed.</param>
/// <param name="AddedNanoseconds">Over the plain row's; negative where compressing made it faster.</param>
public sealed record CompressionCost(Operation Operation, double Nanoseconds, double AddedNanoseconds);

/// <summary>The same as text, for the console and for Markdown.</summary>
internal static class CompressionTexts
{
    public const string Caption = "compression: added time is the time of serializer and codec together minus the time of the plain variant in the same run, launch by launch";

    public static IReadOnlyList<string> Headings(WorkloadReport table) =>
        ["serializer", "codec", "size", "of plain", .. table.Operations.SelectMany(operation => new[] { operation.Name(), "added" })];

    public static IReadOnlyList<string> Cells(WorkloadReport table, CompressionRow row) =>
    [
        row.Label,
        row.Codec,
        row.PayloadBytes is { } bytes ? Units.Bytes(bytes) : "",
        row is { PayloadBytes: { } compressed, PlainBytes: { } plain } && plain > 0 ? Units.Ratio((double)compressed / plain) : "",
        .. table.Operations.SelectMany(operation => row.Costs.FirstOrDefault(cost => cost.Operation == operation) is { } cost
            ? new[] { Units.Time(cost.Nanoseconds), Added(cost.AddedNanoseconds) }
            : ["", ""]),
    ];

    private static string Added(double nanoseconds) => (nanoseconds < 0 ? "-" : "+") + Units.Time(Math.Abs(nanoseconds));
}
