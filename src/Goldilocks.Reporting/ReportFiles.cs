using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Writes a report's files into the run folder.</summary>
public static class ReportFiles
{
    /// <summary>In the roundup study's form.</summary>
    public const string Roundup = "SerializationPerf_Combined.csv";

    /// <summary>Writes all files; the files of an earlier report are replaced as a whole.</summary>
    /// <param name="report">The run.</param>
    /// <param name="folder">The run folder.</param>
    /// <param name="facts">For the roundup study's file; may be empty.</param>
    /// <returns>The paths, in the order of writing.</returns>
    /// <exception cref="IOException">The folder cannot be written to.</exception>
    public static IReadOnlyList<string> Write(RunReport report, string folder, IReadOnlyDictionary<string, RoundupFacts> facts) =>
    [
        Replace(folder, RunFiles.Csv, output => ResultsCsv.Write(report, output)),
        Replace(folder, RunFiles.Json, output => output.Write(ToJson(report))),
        Replace(folder, RunFiles.Markdown, output => MarkdownReport.Write(report, output)),
        Replace(folder, Roundup, output => RoundupCsv.Write(report, facts, output)),
    ];

    /// <summary>The text of <c>results.json</c>.</summary>
    public static string ToJson(RunReport report) => JsonSerializer.Serialize(report, RunJson.File) + "\n";

    private static string Replace(string folder, string name, Action<TextWriter> write) => WholeFile.Replace(Path.Combine(folder, name), write);
}
