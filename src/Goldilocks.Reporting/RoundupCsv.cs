using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>The facts of a serializer in the roundup study's file, beyond its measurements.</summary>
/// <param name="ProjectHome">Address of the project.</param>
/// <param name="DataFormat"><c>Binary</c> or <c>Text</c>.</param>
/// <param name="FormatDetails">Such as <c>JSON</c> or <c>XML</c>; may be empty.</param>
/// <param name="SupportsVersioning"><c>Yes</c>, <c>No</c>, or <c>Optional</c> where a setting decides; the study did not distinguish that.</param>
public sealed record RoundupFacts(string ProjectHome, string DataFormat, string FormatDetails, string SupportsVersioning)
{
    private static readonly HashSet<string> s_texts = new(StringComparer.OrdinalIgnoreCase) { "JSON", "XML", "YAML" };

    /// <summary>In the study's words, by serializer, and by serializer and variant where a variant has another format.</summary>
    /// <param name="facts">By serializer. What is not recorded stays empty.</param>
    public static IReadOnlyDictionary<string, RoundupFacts> From(IReadOnlyDictionary<string, SerializerFacts> facts) => facts
        .SelectMany(serializer => (serializer.Value.VariantFormats ?? new Dictionary<string, string>())
            .Select(variant => (Label: $"{serializer.Key} ({variant.Key})", Facts: Of(serializer.Value, variant.Value)))
            .Prepend((Label: serializer.Key, Facts: Of(serializer.Value, serializer.Value.Format))))
        .ToDictionary(row => row.Label, row => row.Facts);

    private static RoundupFacts Of(SerializerFacts facts, string? format) => new(
        facts.Home ?? "",
        format is null ? "" : s_texts.Contains(format) ? "Text" : "Binary",
        format ?? "",
        facts.Versioning?.Answer.ToString() ?? "");
}

/// <summary>
/// <c>SerializationPerf_Combined.csv</c>: the roundup study's combined file, for readers with charts on it. Its header is the study's own,
/// fields are separated by tabs as there, and <c>Scenario</c> names the workload, because one run may hold several. It has only
/// measurements; <c>results.csv</c> has the other outcomes too.
/// </summary>
/// <remarks>Source of the columns: RunAll.cmd and Test_O_N_Behavior.cs of github.com/Alois-xx/SerializerTests.</remarks>
public static class RoundupCsv
{
    private const string Header =
        "Serializer\tObjects\t\"Time to serialize in s\"\t\"Time to deserialize in s\"\t\"Size in bytes\"\t"
        + "FileVersion\tFramework\tProjectHome\tDataFormat\tFormatDetails\tSupports Versioning\tScenario\n";

    /// <summary>Writes all of it.</summary>
    /// <param name="report">The run.</param>
    /// <param name="facts">
    /// By serializer, or by serializer and variant (<c>name (variant)</c>) where a variant differs. What is not there is left empty.
    /// </param>
    /// <param name="output">Stays open.</param>
    public static void Write(RunReport report, IReadOnlyDictionary<string, RoundupFacts> facts, TextWriter output)
    {
        output.Write(Header);
        CsvTable.Write(
            output,
            from table in report.Workloads
            from row in table.Rows
            where row.Cells.Any(cell => cell.IsMeasured)
            select Fields(report, table, row, facts.GetValueOrDefault((row.Key with { Condition = "" }).Label) ?? facts.GetValueOrDefault(row.Serializer)),
            delimiter: "\t");
    }

    private static IEnumerable<string?> Fields(RunReport report, WorkloadReport table, RowReport row, RoundupFacts? facts) =>
    [
        row.Label,
        table.Size.ToString(CultureInfo.InvariantCulture),
        Seconds(row.Find(Operation.Serialize)),
        Seconds(row.Find(Operation.Deserialize)),
        row.PayloadBytes?.ToString(CultureInfo.InvariantCulture),
        row.Version,
        report.Run.Plan.Conditions?.FirstOrDefault(condition => condition.Name == row.Condition)?.Framework ?? report.Run.Machine.Runtime,
        facts?.ProjectHome,
        facts?.DataFormat,
        facts?.FormatDetails,
        facts?.SupportsVersioning,
        table.Workload,
    ];

    /// <summary>To the picosecond: the study's four decimals show nothing of an operation below 100 microseconds.</summary>
    private static string? Seconds(CellReport? cell) => (cell?.Nanoseconds?.Value / 1e9)?.ToString("0.############", CultureInfo.InvariantCulture);
}
