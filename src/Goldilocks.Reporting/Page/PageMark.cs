using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Reporting.Choosing;

namespace Goldilocks.Reporting.Page;

/// <summary>A mark beside the name of a serializer. It explains itself: a sentence, where that comes from, and the day on which it was looked up or tried.</summary>
/// <param name="Name">For its look on the page.</param>
/// <param name="Sign">Beside the name.</param>
/// <param name="Text">The evidence, as one sentence.</param>
/// <param name="Source">An address, a command or a place; null when it is not recorded.</param>
/// <param name="Date">Null when it is not recorded.</param>
public sealed record PageMark(string Name, string Sign, string Text, string? Source, DateOnly? Date)
{
    /// <summary>The marks that the tables show (<see cref="LibraryMark"/>), in words where a table has a letter.</summary>
    /// <param name="facts">Null where nothing is recorded.</param>
    /// <param name="version">That is shown.</param>
    /// <param name="variant">Of the adapter, without what a run puts around it; empty for the plain one.</param>
    public static IReadOnlyList<PageMark> Of(SerializerFacts? facts, string version, string variant) => facts is null
        ? []
        : [.. LibraryMark.Of(facts, version).Where(mark => mark.IsOf(variant)).Select(mark => Of(mark, facts, version, variant))];

    private static PageMark Of(LibraryMark mark, SerializerFacts facts, string version, string variant) => mark.Text switch
    {
        LibraryMark.Maintenance => Looked(facts, "maintenance", facts.Archived == true || facts.Statement is { Length: > 0 } ? "given up" : "unchanged", $"Unchanged for a year, or given up: {Maintenance.Of(facts).Text}.", MaintenanceFact(facts)),
        LibraryMark.EmbedsTypes => Looked(facts, "types", "embeds type names", $"Payloads name types{(facts.EmbedsTypes?.Detail is { } detail ? $": {detail}" : "")}.", "embedsTypes"),
        LibraryMark.Columns => Looked(facts, "columns", mark.Text, $"{Cautions.Sentence(LibraryMark.OfColumns)}.", FactSheet.ColumnarName),
        LibraryMark.Behind when LibraryMark.NewerThan(facts, version) is { } newer =>
            Looked(facts, "old", mark.Text, string.Create(CultureInfo.InvariantCulture, $"Not the last release: {newer.Version} was published on {newer.Date:yyyy-MM-dd}."), "lastRelease"),
        LibraryMark.Advised => new PageMark("advisory", mark.Text, string.Join(" ", KnownAdvisories.Lines(facts, version).Select(line => $"{line}.")), KnownAdvisories.Of(facts, version)![0].Source, KnownAdvisories.Of(facts, version)![0].Checked),
        LibraryMark.NotProbed => new PageMark("unprobed", mark.Text, "No attack was tried on its reader in this version, so it is not known what a payload can do to it.", null, null),
        _ when Grade(mark) is { } grade && facts.Probed is { } table && table.Variant(variant) is { } probed => Tried(mark, table, probed, grade),
        _ => Looked(facts, "licence", mark.Text, $"Licence: {facts.Licence}.", "licence"),
    };

    private static ProbeGrade? Grade(LibraryMark mark) => RecordedVariant.DangerousGrades.Where(grade => ProbeGrades.Word(grade) == mark.Text).Select(grade => (ProbeGrade?)grade).FirstOrDefault();

    private static PageMark Tried(LibraryMark mark, RecordedProbes table, RecordedVariant variant, ProbeGrade grade)
    {
        var found = ProbedEvidence.Found(variant, grade);
        return new PageMark(
            "probe",
            mark.Text,
            (found is null ? "Tried by goldilocks probe" : $"Tried: {found.Input}: {found.HappenedText.TrimEnd('.')}") + $", {table.OfAttacks.Made}.",
            found?.Command ?? $"goldilocks probe --serializers {table.Serializer}",
            table.DateOfAttacks);
    }

    private static PageMark Looked(SerializerFacts facts, string name, string sign, string text, string fact) => new(name, sign, text, facts.SourceOf(fact)?.Source, facts.SourceOf(fact)?.Checked);

    /// <summary>The fact that decides about maintenance, in the order in which <see cref="Maintenance"/> gives its reasons.</summary>
    private static string MaintenanceFact(SerializerFacts facts) =>
        facts.Archived == true ? "archived" : facts.Statement is { Length: > 0 } ? "statement" : facts.LastProductCommit is not null && facts.LastCommit is not null && facts.LastProductCommit < facts.LastCommit ? "lastProductCommit" : "lastCommit";
}

/// <summary>The marks of everything that has a name on the page.</summary>
internal static class PageMarks
{
    /// <summary>By serializer, variant and version, as the page writes them in its address; those without a mark are left out.</summary>
    public static IReadOnlyDictionary<string, IReadOnlyList<PageMark>> Of(
        IReadOnlyList<ReportedRun> runs, IReadOnlyList<PageStartup> startups, IReadOnlyList<PageLoad> loads, IReadOnlyDictionary<string, SerializerFacts> facts, IReadOnlyList<RecordedProbes> probes) =>
        runs.SelectMany(run => run.Report.Workloads).SelectMany(table => table.Rows).Where(row => row.Group is not RowGroup.Floor).Select(row => (row.Serializer, row.Variant, row.Version, Own: row.Parts?.Variant ?? row.Variant))
            .Concat(runs.SelectMany(run => run.Report.Serializers).SelectMany(serializer => serializer.Variants.Append("").Select(variant => (serializer.Serializer, variant, serializer.Version, variant))))
            .Concat(startups.SelectMany(startup => startup.Tables).SelectMany(table => table.Rows).Select(row => (row.Serializer, row.Variant, row.Version, row.Variant)))
            .Concat(loads.SelectMany(load => load.Tables).SelectMany(table => table.Rows).Where(row => !row.IsCeiling).Select(row => (row.Serializer, row.Variant, row.Version, row.Variant)))
            .Concat(probes.SelectMany(table => table.Variants.Select(variant => (table.Serializer, variant.Variant, table.Version, variant.Variant))))
            .DistinctBy(named => (named.Item1, named.Item2, named.Item3))
            .Select(named => (Id: Id(named.Item1, named.Item2, named.Item3), Marks: (IReadOnlyList<PageMark>)[.. Nearest(runs, named.Item1, named.Item3), .. PageMark.Of(facts.GetValueOrDefault(named.Item1), named.Item3, named.Item4)]))
            .Where(named => named.Marks.Count > 0)
            .ToDictionary(named => named.Id, named => named.Marks);

    private static IEnumerable<PageMark> Nearest(IReadOnlyList<ReportedRun> runs, string serializer, string version) => runs
        .SelectMany(run => run.Report.Serializers)
        .Where(built => built.Serializer == serializer && built.Version == version && built.InsteadOf is not null)
        .Take(1)
        .Select(built => new PageMark("old", LibraryMark.NearestOffered, $"No package source offers the pinned version {built.InsteadOf}, and this is the nearest.", null, null));

    private static string Id(string serializer, string variant, string version) => $"{serializer}{(variant.Length == 0 ? "" : $"/{variant}")}@{version}";
}
