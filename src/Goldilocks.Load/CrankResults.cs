using System.Globalization;
using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>Crank's figures, as its <c>--json</c> option writes them: for each job its figures with their headings.</summary>
/// <param name="ReturnCode">Crank's own: 0 when every job succeeded.</param>
/// <param name="Jobs">Such as <c>application</c> and <c>load</c>.</param>
public sealed record CrankResults(int ReturnCode, IReadOnlyList<CrankJob> Jobs)
{
    /// <summary>A warning to print before any figure, because crank writes its file for a failed scenario too. Null when none failed.</summary>
    public string? Failure => ReturnCode == 0
        ? null
        : string.Create(CultureInfo.InvariantCulture, $"Crank ended with code {ReturnCode}: a job failed, and these are the figures until then. The reason is in what crank printed.");

    /// <summary>Reads the file.</summary>
    /// <exception cref="RunFolderException">It is not one that crank writes.</exception>
    public static CrankResults Read(string path)
    {
        try
        {
            using var json = JsonDocument.Parse(File.ReadAllBytes(path));
            var jobs = json.RootElement.GetProperty("jobResults").GetProperty("jobs");
            return new CrankResults(json.RootElement.GetProperty("returnCode").GetInt32(), [.. jobs.EnumerateObject().Select(job => Job(job.Name, job.Value))]);
        }
        catch (Exception exception) when (exception is JsonException or KeyNotFoundException or InvalidOperationException or IOException)
        {
            throw new RunFolderException(path, null, $"not a file of results as crank writes it: {exception.Message.TrimEnd('.')}", "let crank write one with --json FILE", exception);
        }
    }

    /// <summary>A table for each job, as crank prints it.</summary>
    public void WriteMarkdown(TextWriter output)
    {
        if (Failure is { } failure)
        {
            output.Write($"**{failure}**\n\n");
        }

        foreach (var job in Jobs)
        {
            MarkdownTable.WriteRow(output, [job.Name, ""]);
            MarkdownTable.WriteRow(output, [MarkdownTable.Left, MarkdownTable.Right]);
            foreach (var figure in job.Figures)
            {
                MarkdownTable.WriteRow(output, [figure.Heading, figure.Text]);
            }

            output.Write("\n");
        }
    }

    private static CrankJob Job(string name, JsonElement job)
    {
        var results = job.GetProperty("results");
        var figures = new List<CrankFigure>();

        // Crank's own tables contain only values that have a heading and are no objects.
        foreach (var metadata in job.GetProperty("metadata").EnumerateArray())
        {
            var key = metadata.GetProperty("name").GetString()!;
            var format = Words(metadata, "format");
            if (Result(results, key) is { } value && format != "object")
            {
                figures.Add(new CrankFigure(key, Words(metadata, "description") ?? key, Text(value, format)));
            }
        }

        return new CrankJob(name, figures);
    }

    /// <summary>Crank writes the names of results as keys, in camel case, and in the metadata as they are: <c>aspNetCoreVersion</c> is that of <c>AspNetCoreVersion</c>.</summary>
    private static JsonElement? Result(JsonElement results, string name) =>
        results.TryGetProperty(JsonNamingPolicy.CamelCase.ConvertName(name), out var value) && value.ValueKind != JsonValueKind.Null ? value : null;

    private static string? Words(JsonElement metadata, string property) =>
        metadata.TryGetProperty(property, out var text) ? text.GetString() : null;

    private static string Text(JsonElement value, string? format) => value.ValueKind == JsonValueKind.Number
        ? value.GetDouble().ToString(string.IsNullOrEmpty(format) ? "0.###" : format, CultureInfo.InvariantCulture)
        : value.ToString();
}

/// <summary>One job of crank's.</summary>
public sealed record CrankJob(string Name, IReadOnlyList<CrankFigure> Figures);

/// <summary>One figure of a job.</summary>
/// <param name="Name">Crank's, such as <c>benchmarks/cpu</c>.</param>
/// <param name="Heading">For people.</param>
/// <param name="Text">In crank's format.</param>
public sealed record CrankFigure(string Name, string Heading, string Text);
