using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>A user's own type, as every report prints it.</summary>
internal static class ModelDescription
{
    /// <summary>Names and values; none for a run of built-in workloads.</summary>
    public static IEnumerable<(string Name, string Value)> Of(ModelInfo? model)
    {
        if (model is null)
        {
            yield break;
        }

        yield return ("Your type", $"{model.Type}, from {string.Join(", ", model.Sources.Select(source => source.Name))}");
        yield return ("Sample", model.Sample is { } path
            ? string.Create(CultureInfo.InvariantCulture, $"{Path.GetFileName(path)}, digest {model.SampleDigest}, {Units.Count(model.SampleValues)} {(model.Repeat is { Length: > 0 } list ? list : model.SampleValues == 1 ? "value" : "values")}")
            : "none; values are made up");
        yield return ("Shape", model.Shape.Count == 0 ? "nothing that a serializer could refuse" : string.Join("; ", model.Shape));
        foreach (var note in model.Notes)
        {
            yield return ("Note", note);
        }
    }

    /// <summary>The source, as Markdown.</summary>
    public static void WriteSource(ModelInfo? model, TextWriter output)
    {
        foreach (var source in model?.Sources ?? [])
        {
            output.Write($"## {MarkdownTable.Escape(source.Name)}\n\n```csharp\n{source.Text.ReplaceLineEndings("\n").TrimEnd().Replace("```", "` ` `", StringComparison.Ordinal)}\n```\n\n");
        }
    }
}
