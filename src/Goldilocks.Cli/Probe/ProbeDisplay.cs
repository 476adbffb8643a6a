using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Probing;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Probe;

/// <summary>What <c>goldilocks probe</c> prints: a table of variants with reading and writing apart, and the findings behind it.</summary>
internal static class ProbeDisplay
{
    private const int LongestReason = 160;
    private const int LongestDifference = 240;
    private const int LongestSmallChanges = 600;

    /// <summary>Of so many serializers, what comes back as another value is printed in full.</summary>
    private const int MostInFull = 3;

    /// <summary>The table, the findings, and what could not be probed.</summary>
    public static void Write(FinishedProbes finished)
    {
        WriteTable(finished.Tables);
        var several = Several(finished.Programs);
        foreach (var (table, variant, finding) in finished.Tables.SelectMany(table => table.Variants.SelectMany(variant => variant.Findings.Select(finding => (table, variant, finding)))))
        {
            Console.WriteLine($"{finding.Id}{several(table.Serializer, table.Version)}: {ProbeGrades.Text(finding.Grade)}: {Shortened($"{finding.Input}: {finding.HappenedText}")}{SmallerStacks.Behind(variant, finding)}");
        }

        ProbeHistoryDisplay.Write(finished.Histories);
        foreach (var line in SilentLines(finished.Tables, several))
        {
            Console.WriteLine(line);
        }

        WriteAdapterFaults(finished.Tables, several);
        WriteUntried(finished, several);
        foreach (var surprise in finished.Surprises)
        {
            Console.WriteLine($"unexpected: {Shortened(Text(surprise, several))}");
        }

        AdvisoryLines.Write(finished.Advised);
        foreach (var text in finished.OfOtherVersions)
        {
            Console.WriteLine($"recorded table: {text}");
        }

        foreach (var path in finished.Recorded)
        {
            Console.WriteLine($"recorded: {path}");
        }

        WriteQuoted(finished);
        Console.WriteLine(Summary(finished));
        Console.WriteLine($"Folder of probes: {finished.Folder}");
    }

    /// <summary>Says the version behind a name where several versions of the serializer were asked for, those that could not be built among them. Of one alone the table says it.</summary>
    internal static Func<string, string, string> Several(IReadOnlyList<ProgramProbed> programs)
    {
        var several = programs.Select(program => (program.Serializer, program.Version)).Distinct().CountBy(program => program.Serializer).Where(versions => versions.Value > 1).Select(versions => versions.Key).ToHashSet();
        return (serializer, version) => several.Contains(serializer) && version.Length > 0 ? $" in {version}" : "";
    }

    /// <summary>One finding that was tried again.</summary>
    public static void Write(RepeatedFinding repeated)
    {
        var recorded = repeated.Recorded;
        Console.WriteLine($"{recorded.Id}: {Name(repeated.Serializer, repeated.Variant)} {repeated.Version}, from {repeated.Source}");
        Console.WriteLine($"tried:    {Shortened(recorded.Input.Words)}" + (recorded.Input.PayloadBytes is { } bytes ? string.Create(CultureInfo.InvariantCulture, $" ({bytes:N0} bytes)") : ""));
        Console.WriteLine($"recorded: {Shortened(recorded.Happened)}");
        foreach (var happened in repeated.Happened)
        {
            Console.WriteLine($"now:      {Shortened(happened)}");
        }

        Console.WriteLine(repeated switch
        {
            { Outcome: { } outcome } => $"It could not be tried: {outcome.Name}: {Shortened(outcome.Reason)}",
            { IsSame: true } => $"It happened again, in {repeated.TriedVersion}: {recorded.Meaning}.",
            _ => $"It did not happen again, in {repeated.TriedVersion}.",
        });
    }

    private static void WriteTable(IReadOnlyList<RecordedProbes> tables)
    {
        var table = new Table { Border = TableBorder.Simple };
        table.AddColumns("serializer", "version", "reading", "writing");
        table.AddColumn(new TableColumn("can").RightAligned());
        table.AddColumn(new TableColumn("in part").RightAligned());
        table.AddColumn(new TableColumn("cannot").RightAligned());
        foreach (var (probes, variant) in tables.SelectMany(probes => probes.Variants.Select(variant => (probes, variant))))
        {
            table.AddRow([Markup.Escape(Visible.Of(Name(probes.Serializer, variant.Variant))), Markup.Escape(probes.Version), Words(variant, ProbeDirection.Reading), Words(variant, ProbeDirection.Writing), .. Counts(variant)]);
        }

        if (table.Rows.Count > 0)
        {
            AnsiConsole.Write(table);
            AnsiConsole.WriteLine("types: the payload chooses types; killed: the process ends; exhausted: time or memory, (keys) where only keys with one hash code do it; wrong: a value that is silently wrong; leaks: undocumented exceptions; +, (part): not everything was tried; (types by polymorphism): the payload chooses types by the settings that derived classes need (C13 to C16); (adapter): the adapter of Goldilocks threw at some inputs");
            AnsiConsole.WriteLine();
        }
    }

    private static string Words(RecordedVariant variant, ProbeDirection direction)
    {
        var (grades, limits) = variant.Grades(direction);
        var words = (grades, limits) switch
        {
            ([], _) => "not tried",
            (_, null) => string.Join(" ", grades.Select(Word)),
            ([ProbeGrade.Withstands], _) => $"{ProbeGrades.Word(ProbeGrade.Withstands)} (part)",
            _ => string.Join(" ", grades.Select(Word)) + " +",
        };
        words += direction is ProbeDirection.Reading && variant.PolymorphicDanger is not null ? " (types by polymorphism)" : "";
        return variant.AdapterFaults?.Any(fault => fault.Direction == direction) == true ? $"{words} (adapter)" : words;

        string Word(ProbeGrade grade) =>
            direction is ProbeDirection.Reading && grade is ProbeGrade.Exhausted && variant.IsExhaustedByKeysOnly ? $"{ProbeGrades.Word(grade)} (keys)" : ProbeGrades.Word(grade);
    }

    private static IEnumerable<string> Counts(RecordedVariant variant) =>
        new[] { CapabilityVerdict.Pass, CapabilityVerdict.Partial, CapabilityVerdict.Fail }
            .Select(verdict => variant.Capabilities.Count(capability => capability.Verdict == verdict).ToString(CultureInfo.InvariantCulture));

    /// <summary>What comes back as another value without an error, or ends the process: of few serializers with the value, of many only the questions, because the tables and docs/capabilities.md have the rest.</summary>
    internal static IEnumerable<string> SilentLines(IReadOnlyList<RecordedProbes> tables, Func<string, string, string> several) =>
        tables.SelectMany(table => tables.Count <= MostInFull ? SilentInFull(table, several(table.Serializer, table.Version)) : SilentIds(table, several(table.Serializer, table.Version)));

    private static IEnumerable<string> SilentInFull(RecordedProbes table, string version) =>
    [
        .. SilentFailure.Of(table).Select(failure => $"{(failure.EndsProcess ? "ends" : "silent")}: {Name(table.Serializer, failure.Variants)}{version}, {failure.Id}: {OneLine.Shortened(failure.What, LongestDifference, whole: null)}"),
        .. SmallChanges(table, version),
        .. SilentFailure.OfOptions(table).Select(worse => $"in part: {Name(table.Serializer, worse.Variants)}{version}, {worse.Id}: {OneLine.Shortened(worse.What, LongestDifference, whole: null)}"),
    ];

    private static IEnumerable<string> SilentIds(RecordedProbes table, string version) => SilentFailure.Of(table).Select(failure => failure.Id).Distinct().ToList() is { Count: > 0 } ids
        ? [OneLine.Shortened($"silent or ends: {table.Serializer}{version}: {string.Join(", ", ids)}", LongestDifference, whole: null)]
        : [];

    /// <summary>One line for all of them: each is small, and a person who needs empty lists or the kinds of dates would miss it.</summary>
    private static IEnumerable<string> SmallChanges(RecordedProbes table, string version) => string.Join("; ", SmallChange.Of(table).Select(change => $"{change.What} ({string.Join(", ", change.Ids)})")) is { Length: > 0 } changes
        ? [OneLine.Shortened($"in part: {table.Serializer}{version}: {changes}", LongestSmallChanges, whole: null)]
        : [];

    private static void WriteAdapterFaults(IReadOnlyList<RecordedProbes> tables, Func<string, string, string> several)
    {
        foreach (var (probes, variant) in tables.SelectMany(probes => probes.Variants.Select(variant => (probes, variant))))
        {
            foreach (var fault in variant.AdapterFaults ?? [])
            {
                Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
                    $"{fault.Id}: {Name(probes.Serializer, variant.Variant)}{several(probes.Serializer, probes.Version)}: the adapter of Goldilocks threw {fault.Times:N0} {(fault.Times == 1 ? "time" : "times")}: {fault.Thrown}; this is not an answer of the library"));
            }
        }
    }

    private static void WriteUntried(FinishedProbes finished, Func<string, string, string> several)
    {
        foreach (var program in finished.Programs.Where(program => program.Outcome is not null))
        {
            Console.WriteLine($"not probed: {program.Serializer}{several(program.Serializer, program.Version)}: {program.Outcome!.Name}: {Shortened(program.Outcome.Reason)}");
        }

        foreach (var alike in finished.Sections.Where(section => section.Section.WhyNot is not null && section.Section.Tried < section.Section.Inputs).GroupBy(section => (section.Serializer, section.Version, section.Variant, section.Section.WhyNot)))
        {
            Console.WriteLine($"cut short: {Name(alike.Key.Serializer, alike.Key.Variant)}{several(alike.Key.Serializer, alike.Key.Version)}: {string.Join(", ", alike.Select(section => section.Section.Name).Order(StringComparer.Ordinal))}: {Shortened(alike.Key.WhyNot!)}");
        }

        foreach (var section in finished.Sections.Where(section => section.LeftBehind.Count > 0))
        {
            Console.WriteLine($"left behind: {Name(section.Serializer, section.Variant)}{several(section.Serializer, section.Version)}: {section.Section.Name}: {Shortened(string.Join("; ", section.LeftBehind))}");
        }
    }

    private static void WriteQuoted(FinishedProbes finished)
    {
        var before = finished.Sections.Where(section => section.Section.TriedBefore > 0).ToList();
        if (before.Count > 0)
        {
            var quoted = finished.Tables.SelectMany(table => table.Variants).SelectMany(variant => variant.Capabilities).Count(answer => answer.Tried is not null);
            var attacks = before.Where(section => section.Family != ProbeTables.CapabilityFamily).Sum(section => (long)section.Section.TriedBefore - section.Section.Tried);
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"recorded before: the tables of these versions hold what {attacks:N0} attacks and {quoted:N0} questions came to. They are quoted: only what attacks found was tried again, and answers that may depend on the machine. Try everything with --anew, or name serializers"));
        }
    }

    private static string Summary(FinishedProbes finished) => string.Create(
        CultureInfo.InvariantCulture,
        $"{finished.Tables.Count} of {finished.Programs.Count} serializers were probed, {finished.Tables.Sum(table => table.Variants.Count)} variants: {finished.Sections.Sum(section => (long)section.Section.Tried):N0} inputs, {finished.Tables.Sum(table => table.Variants.Sum(variant => variant.Findings.Count))} findings, "
        + $"{finished.Sections.Sum(section => section.Unconfirmed.Count)} that did not happen again; it took {Took(finished.Took)}");

    private static string Took(TimeSpan took) => took.TotalMinutes < 1
        ? string.Create(CultureInfo.InvariantCulture, $"{took.TotalSeconds:0} s")
        : string.Create(CultureInfo.InvariantCulture, $"{(int)took.TotalMinutes} min {took.Seconds} s");

    private static string Name(string serializer, string variant) => variant.Length == 0 ? serializer : $"{serializer} ({variant})";

    private static string Shortened(string text) => OneLine.Shortened(text, LongestReason, whole: null);

    private static string Text(ProbeSurprise surprise, Func<string, string, string> several) =>
        $"{Name(surprise.Serializer, surprise.Variant)}{several(surprise.Serializer, surprise.Version)}, {surprise.What}: {surprise.Actual} instead of {surprise.Expected}, says {surprise.Source}";
}
