using System.Text;
using System.Text.Json;
using Goldilocks.Core.Results;

namespace Goldilocks.Core.Studies;

/// <summary>Writes a study's report into the run folder, beside the run's own files and apart from them.</summary>
public static class StudyReportFiles
{
    /// <summary>The whole report, for programs.</summary>
    public const string Json = "study.json";

    /// <summary>Tables ready to paste.</summary>
    public const string Markdown = "study.md";

    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false);

    /// <summary>Writes both files; those of an earlier report are replaced, each as a whole.</summary>
    /// <exception cref="IOException">The folder cannot be written to.</exception>
    public static void Write(StudyReport report, string folder)
    {
        using var markdown = new StringWriter();
        StudyMarkdown.Write(report, markdown);
        Replace(Path.Combine(folder, Markdown), markdown.ToString());
        Replace(Path.Combine(folder, Json), ToJson(report));
    }

    /// <summary>The text of <c>study.json</c>.</summary>
    public static string ToJson(StudyReport report) => JsonSerializer.Serialize(report, RunJson.File) + "\n";

    private static void Replace(string path, string text)
    {
        // A kill while writing leaves the old file or the new one.
        File.WriteAllText(path + ".unfinished", text, Utf8);
        File.Move(path + ".unfinished", path, overwrite: true);
    }
}
