using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary><c>probes.csv</c>: a row for each grade, finding, capability, place in an adapter that threw, process that was left behind, and departure from a standard.</summary>
public static class ProbesCsv
{
    private static readonly string[] s_columns = ["serializer", "version", "variant", "kind", "id", "probe", "direction", "verdict", "model", "what", "happened", "stackBytes", "payloadBytes", "alike", "command", "recorded"];

    /// <summary>Replaces the file.</summary>
    /// <returns>The path.</returns>
    public static string Write(string folder, IReadOnlyList<RecordedProbes> tables) => WholeFile.Replace(
        Path.Combine(folder, ProbeFolder.Table),
        output => CsvTable.Write(output, tables.SelectMany(table => table.Variants.SelectMany(variant => Rows(variant).Select(row => (string[])[table.Serializer, table.Version, variant.Variant, .. row]))).Prepend(s_columns)));

    private static IEnumerable<string[]> Rows(RecordedVariant variant) =>
    [
        .. Enum.GetValues<ProbeDirection>().SelectMany(direction => variant.Grades(direction).Grades.Select(grade => Grade(direction, grade, variant.Grades(direction).Limits))),
        .. variant.Findings.Select(Finding),
        .. variant.Capabilities.Select(Capability),
        .. (variant.AdapterFaults ?? []).Select(fault => AdapterFault(fault, Quoted(variant, fault.Section))),
        .. (variant.LeftBehind ?? []).Select(left => (string[])["left-behind", "", "", "", "", "", left.Section, left.Process, "", "", "", "", Quoted(variant, left.Section)]),
        .. (variant.Departures ?? []).SelectMany(corpus => corpus.Cases.Select(one => Departure(corpus, one, Quoted(variant, corpus.Section)))),
    ];

    /// <summary>The last column: <c>yes</c> where a row is quoted from a recorded table, and was not tried again.</summary>
    private static string Quoted(RecordedVariant variant, string section) => variant.Sections.Any(tried => tried.Name == section && tried.TriedBefore > 0) ? "yes" : "";

    private static string[] Departure(RecordedDepartures corpus, string text, string quoted) => ["departure", "", "", Word(ProbeDirection.Reading), "", "", corpus.Section, text, "", "", "", "", quoted];

    private static string[] Grade(ProbeDirection direction, ProbeGrade grade, string? limits) =>
        ["grade", "", "", Word(direction), ProbeGrades.Word(grade), "", ProbeGrades.Text(grade), limits ?? "", "", "", "", "", ""];

    private static string[] Finding(RecordedFinding finding) =>
    [
        "finding", finding.Id, finding.Probe, Word(finding.Direction), ProbeGrades.Word(finding.Grade), finding.Model, finding.Input, finding.Happened,
        Number(finding.StackBytes), finding.PayloadBytes is { } bytes ? Number(bytes) : "", Number(finding.Alike), finding.Command, "",
    ];

    private static string[] AdapterFault(RecordedAdapterFault fault, string quoted) =>
        ["adapter-threw", fault.Id, fault.Probe, Word(fault.Direction), "", fault.Model, fault.Input, $"{fault.Thrown}: {fault.Message}", Number(fault.StackBytes), "", Number(fault.Times), fault.Command, quoted];

    private static string[] Capability(RecordedCapability capability) =>
        ["capability", capability.Id, capability.Id, "", capability.Verdict.ToString().ToLowerInvariant(), "", capability.Question, capability.What, "", "", "", "", capability.Tried is null ? "" : "yes"];

    private static string Word(ProbeDirection direction) => direction.ToString().ToLowerInvariant();

    private static string Number(long number) => number.ToString(CultureInfo.InvariantCulture);
}
