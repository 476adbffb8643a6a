using System.IO.Compression;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Page;

/// <summary>Writes <c>report.html</c>: the page's template with the data of runs in it.</summary>
public static class HtmlReport
{
    /// <summary>In the run folder.</summary>
    public const string FileName = "report.html";

    /// <summary>The text that marks the place of the data in the template.</summary>
    public const string Placeholder = "__GOLDILOCKS_DATA__";

    /// <summary>By which the data are written, and the page's types are made.</summary>
    internal static readonly JsonSerializerOptions Options = new(RunJson.Line)
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new VisibleText() },
    };

    /// <summary>Writes the file as a whole, or leaves the old one.</summary>
    /// <param name="template">The text of the built page.</param>
    /// <param name="data">The runs.</param>
    /// <param name="path">The file.</param>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static void Write(string template, PageData data, string path) => WholeFile.Replace(path, output => output.Write(Fill(template, data)));

    /// <summary>The text of the page.</summary>
    /// <exception cref="ArgumentException">The template has no place for data, or several.</exception>
    public static string Fill(string template, PageData data)
    {
        var parts = template.Split(Placeholder);
        return parts is [var before, var after]
            ? before + ToBase64(data) + after
            : throw new ArgumentException($"the template holds {Placeholder} {parts.Length - 1} times instead of once", nameof(template));
    }

    /// <summary>
    /// The data in the form of the page: JSON, compressed, in base64. A run of a thousand cells is a megabyte of JSON and a fifth of that here; and no
    /// text of a library can end the script element that carries it.
    /// </summary>
    private static string ToBase64(PageData data)
    {
        using var bytes = new MemoryStream();
        using (var compressed = new GZipStream(bytes, CompressionLevel.SmallestSize, leaveOpen: true))
        {
            JsonSerializer.Serialize(compressed, data, Options);
        }

        return Convert.ToBase64String(bytes.GetBuffer(), 0, (int)bytes.Length);
    }

    /// <summary>Every text of the page, names among them: a browser hides and reorders by the same characters as a terminal.</summary>
    private sealed class VisibleText : JsonConverter<string>
    {
        public override string? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetString();

        public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteStringValue(Visible.Of(value));

        public override void WriteAsPropertyName(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WritePropertyName(Visible.Of(value));
    }
}
