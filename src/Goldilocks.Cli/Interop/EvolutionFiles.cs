using System.Globalization;
using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>The files of a folder of results.</summary>
public static class EvolutionFiles
{
    /// <summary>A row for each member and direction.</summary>
    public const string Table = "evolve.csv";

    /// <summary>The whole result.</summary>
    public const string Report = "evolve.json";

    /// <summary>For a pull request.</summary>
    public const string Markdown = "evolve.md";

    private static readonly string[] s_columns = ["serializer", "variant", "version", "direction", "member", "verdict", "reason", "workload", "path", "payload", "documented"];

    /// <summary>Writes all of them.</summary>
    public static void Write(string folder, EvolutionReport report)
    {
        WholeFile.Replace(Path.Combine(folder, Table), output => CsvTable.Write(output, report.Serializers.SelectMany(Rows).Prepend(s_columns)));
        File.WriteAllBytes(Path.Combine(folder, Report), JsonSerializer.SerializeToUtf8Bytes(report, RunJson.File));
        WholeFile.Replace(Path.Combine(folder, Markdown), output => output.Write(EvolutionMarkdown.Of(report)));
    }

    /// <summary>Keeps the smallest payload of everything that is bad.</summary>
    /// <returns>The name in the folder.</returns>
    public static string KeepPayload(string folder, string serializer, string variant, Direction direction, WrittenValue value)
    {
        var name = string.Concat($"{serializer}-{variant}-{(direction == Direction.NewReadsOld ? "old" : "new")}".Where(unit => char.IsAsciiLetterOrDigit(unit) || unit is '-' or '.')).Replace("--", "-", StringComparison.Ordinal);
        var file = string.Create(CultureInfo.InvariantCulture, $"payloads/{name}-{value.Number}.bin");
        Directory.CreateDirectory(Path.Combine(folder, "payloads"));
        File.WriteAllBytes(Path.Combine(folder, file), value.Payload);
        return file;
    }

    private static IEnumerable<string[]> Rows(EvolvedSerializer row)
    {
        var documented = string.Join("; ", row.Rules.Select(rule => $"{rule.Change}: {rule.Text} ({rule.Source})"));
        if (!row.IsTried)
        {
            return [[row.Serializer, row.Variant, row.Version, "", "", row.Summary, row.Reason, row.Workload, "", "", documented]];
        }

        return row.Directions.SelectMany(direction => direction.Members.Count == 0
            ? [[row.Serializer, row.Variant, row.Version, direction.Direction, "", Verdict.Kept.Word(), "", row.Workload, "", "", documented]]
            : direction.Members.Select(member => (string[])[row.Serializer, row.Variant, row.Version, direction.Direction, member.Member, member.Verdict, member.Reason, row.Workload, member.Path, member.Payload ?? "", documented]));
    }
}

/// <summary>The result as Markdown, for a pull request.</summary>
public static class EvolutionMarkdown
{
    /// <summary>A line for each serializer, and each member that did not come through.</summary>
    public static string Of(EvolutionReport report)
    {
        var text = new StringWriter(CultureInfo.InvariantCulture);
        text.Write($"# {report.New} and the bytes of {report.Old}\n\n");
        foreach (var change in report.Changes)
        {
            text.Write($"- {change}\n");
        }

        text.Write(report.Changes.Count > 0 ? "\n" : "");
        MarkdownTable.WriteRow(text, ["serializer", "version", "result", "what to know"]);
        MarkdownTable.WriteRow(text, Enumerable.Repeat(MarkdownTable.Left, 4));
        foreach (var row in report.Serializers)
        {
            MarkdownTable.WriteRow(text, [row.Label, row.Version, row.Summary, string.Join("; ", EvolutionTexts.WhatToKnow(row)).ReplaceLineEndings(" ")]);
        }

        foreach (var note in report.Notes)
        {
            text.Write($"\n{note}\n");
        }

        return text.ToString();
    }
}

/// <summary>Sentences about results, the same on the console and in files.</summary>
public static class EvolutionTexts
{
    /// <summary>Why nothing was tried, or what did not come through in which direction.</summary>
    public static IEnumerable<string> WhatToKnow(EvolvedSerializer row)
    {
        if (!row.IsTried)
        {
            yield return row.Reason;
        }

        foreach (var direction in row.Directions)
        {
            foreach (var member in direction.Members.Where(member => member.IsBad))
            {
                yield return $"{direction.Direction}: {(member.Member.Length > 0 ? member.Member + ": " : "")}{member.Verdict}{(member.Reason.Length > 0 ? $", {member.Reason}" : "")}";
            }
        }
    }

    /// <summary>A change as a sentence.</summary>
    public static string Of(FoundChange change) => $"{change.Subject} {change.Text}{(change.IsGuessed ? "; taken as a new name, because it is of the same type at the same place (--renamed says otherwise)" : "")}.";
}
