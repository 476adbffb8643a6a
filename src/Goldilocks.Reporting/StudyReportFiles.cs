using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Writes a study's report into the run folder, beside the run's own files and apart from them.</summary>
public static class StudyReportFiles
{
    /// <summary>The whole report, for programs.</summary>
    public const string Json = "study.json";

    /// <summary>Tables ready to paste.</summary>
    public const string Markdown = "study.md";

    /// <summary>Writes both files; the files of an earlier report are replaced as a whole.</summary>
    /// <exception cref="IOException">The folder cannot be written to.</exception>
    public static void Write(StudyReport report, string folder)
    {
        WholeFile.Replace(Path.Combine(folder, Markdown), output => StudyMarkdown.Write(report, output));
        WholeFile.Replace(Path.Combine(folder, Json), output => output.Write(ToJson(report)));
    }

    /// <summary>The text of <c>study.json</c>.</summary>
    public static string ToJson(StudyReport report) => JsonSerializer.Serialize(report, RunJson.File) + "\n";
}
