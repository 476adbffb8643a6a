using System.Globalization;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Cli.List;

/// <summary>An adapter for its library's author, as Markdown that an issue takes.</summary>
internal static class AdapterText
{
    public static void Write(AdapterSheet sheet, TextWriter output)
    {
        output.Write($"# Is {sheet.Name} used well?\n\nGoldilocks compares .NET serializers, and uses {sheet.Name}{(sheet.Version is null ? "" : $" {sheet.Version}")} as below. An author knows better what is fair:\n\n");
        foreach (var (index, question) in AdapterSheet.Questions.Index())
        {
            output.Write(string.Create(CultureInfo.InvariantCulture, $"{index + 1}. {question}\n"));
        }

        WriteOptions(sheet, output);
        WriteFigures(sheet, output);
        WriteKnown(sheet, output);
        output.Write("\n## The adapter\n");
        foreach (var file in sheet.Files)
        {
            // A fence that is longer than any in the text.
            output.Write($"\n`{file.Path}`\n````{Language(file.Path)}\n{file.Text.ReplaceLineEndings("\n").TrimEnd()}\n````\n");
        }
    }

    private static void WriteOptions(AdapterSheet sheet, TextWriter output)
    {
        output.Write("\n## Options\n");
        output.Write(sheet.Notes is null ? "Nothing is noted beside the source.\n" : $"{sheet.Notes}\n");
        foreach (var (variant, traits) in sheet.Facts?.VariantTraits ?? new Dictionary<string, Catalog.VariantTraits>())
        {
            var texts = new[] { ("attributes", traits.NeedsAttributes), ("generated code", traits.NeedsCodeGeneration) }.Where(trait => trait.Item2 is not null).Select(trait => $"{trait.Item1}: {trait.Item2!.Answer.ToString().ToLowerInvariant()}");
            output.Write($"- {variant}: {string.Join(", ", texts)}\n");
        }
    }

    private static void WriteFigures(AdapterSheet sheet, TextWriter output)
    {
        output.Write("\n## Figures\n");
        if (sheet.Figures.Count == 0)
        {
            output.Write($"No recorded run has {(sheet.Version is null ? "it" : "this version")}; to measure it: `goldilocks run --serializers {sheet.Name}`\n");
            return;
        }

        output.Write("Time as a multiple of the baseline's, with the range of the intervals. docs/results.md defines the words of a claim.\n\n");
        MarkdownTable.WriteRow(output, ["variant", "workload", "operation", "ratio", "machine", "claim"]);
        MarkdownTable.WriteRow(output, [MarkdownTable.Left, MarkdownTable.Left, MarkdownTable.Left, MarkdownTable.Right, MarkdownTable.Left, MarkdownTable.Left]);
        foreach (var (standing, kind) in sheet.Figures.SelectMany(standing => standing.Kinds, (standing, kind) => (standing, kind)))
        {
            MarkdownTable.WriteRow(output,
            [
                VariantKey.NameOf(standing.Row.Variant),
                string.Create(CultureInfo.InvariantCulture, $"{standing.Row.Workload}, {standing.Row.Size}"),
                standing.Row.Operation,
                RecordedPage.Text(kind),
                kind.Kind,
                RecordedPage.Text(standing),
            ]);
        }
    }

    private static void WriteKnown(AdapterSheet sheet, TextWriter output)
    {
        output.Write("\n## Unfair or missing, and known\n");
        output.Write(sheet.Known.Count == 0 ? "Nothing is known. BIAS.md says what concerns all libraries.\n" : "");
        foreach (var doubt in sheet.Known)
        {
            output.Write($"- {doubt.Row}: {doubt.What}{(doubt.Why.Length == 0 ? "" : $": {doubt.Why}")}\n");
        }
    }

    private static string Language(string path) => Path.GetExtension(path) switch
    {
        ".cs" => "csharp",
        ".csproj" or ".props" or ".targets" => "xml",
        ".proto" => "proto",
        _ => "",
    };
}
