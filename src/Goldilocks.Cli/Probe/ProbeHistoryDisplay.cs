using System.Globalization;
using Goldilocks.Probing;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Probe;

/// <summary>Since when what was found is there, and where it was mended: one table for each serializer of which several versions were probed.</summary>
internal static class ProbeHistoryDisplay
{
    private const int LongestText = 110;

    public static void Write(IReadOnlyList<SerializerHistory> histories)
    {
        foreach (var history in histories)
        {
            ConsoleTables.WriteHeading(AnsiConsole.Console, $"{history.Serializer} {string.Join(", ", history.Versions)}");
            Write(history.Findings, history.Versions);
            AnsiConsole.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"{history.Findings.Count} findings, {history.Findings.Count(span => span.MendedIn is not null)} of them mended. Since: the first version that was tried and shows it; mended in: the first that was tried afterwards and does not."));
            if (history.Capabilities.Count > 0)
            {
                AnsiConsole.WriteLine();
                AnsiConsole.WriteLine("Capabilities that did not answer alike in all versions:");
                Write(history.Capabilities, history.Versions);
            }

            AnsiConsole.WriteLine();
        }
    }

    private static void Write(IReadOnlyList<SeenSpan> spans, IReadOnlyList<string> versions)
    {
        var table = ConsoleTables.Borderless(("variant", false), ("id", false), ("since", true), ("mended in", true), ("what", false));
        foreach (var span in spans)
        {
            string[] cells = [VariantKey.NameOf(span.Variant), span.Id, span.Since ?? $"{versions[0]} or before", span.MendedIn ?? "", OneLine.Shortened(span.What, LongestText, whole: null)];
            table.AddRow([.. cells.Select(cell => new Markup(Markup.Escape(Visible.Of(cell))))]);
        }

        AnsiConsole.Write(table);
    }
}
