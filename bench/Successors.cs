using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>The part of docs/contenders.md about libraries in maintenance mode: what their maintainers name instead of them.</summary>
internal static class Successors
{
    /// <summary>Writes the table.</summary>
    /// <param name="output">Takes it.</param>
    /// <param name="facts">Of all serializers, by name.</param>
    public static void Write(TextWriter output, IReadOnlyDictionary<string, SerializerFacts> facts)
    {
        MarkdownTable.WriteRow(output, ["library", "why it is in maintenance mode", "named instead of it", "looked up"]);
        MarkdownTable.WriteRow(output, Enumerable.Repeat(MarkdownTable.Left, 4));
        foreach (var (name, known) in facts.OrderBy(item => item.Key, StringComparer.OrdinalIgnoreCase))
        {
            var maintenance = Maintenance.Of(known);
            if (maintenance.IsInMaintenanceMode == true)
            {
                var source = known.Successor is null ? null : known.SourceOf(FactSheet.SuccessorName);
                MarkdownTable.WriteRow(output, [name, string.Join("; ", maintenance.Reasons), FactSheet.NamedInstead(known), source is null ? FactSheet.NotRecorded : FormattableString.Invariant($"{source.Checked:yyyy-MM-dd}")]);
            }
        }
    }
}
