using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.List;

/// <summary>
/// What is known of each serializer, as a card. A table was tried and rejected: the facts are whole sentences, and none of ten
/// columns has room for them.
/// </summary>
internal static class FactsDisplay
{
    /// <summary>One card each, then what the marks mean.</summary>
    public static void Write(IReadOnlyList<KnownSerializer> serializers, DateOnly today)
    {
        foreach (var (name, facts, version) in serializers)
        {
            WriteCard(name, facts, version, today);
        }

        var recorded = serializers.Count(serializer => serializer.Facts is not null);
        AnsiConsole.WriteLine(string.Create(
            CultureInfo.InvariantCulture, $"{recorded} of {serializers.Count} serializers have a facts.json, which also says where each fact comes from and when it was checked."));
        AnsiConsole.WriteLine("[m] is unchanged for a year or given up, [t] names types in payloads, [old] is not the last release, [columns] keeps lists of records by columns.");
        AnsiConsole.WriteLine("[advisory] is a published advisory about the pinned version.");
        AnsiConsole.WriteLine("[types], [killed] and [exhausted] were found by probes of the pinned version; [exhausted in NAME] is of that variant alone, and [not probed] was not tried.");
        AnsiConsole.WriteLine("Other marks are licences that ask for more than naming the authors. docs/facts.md has the rules.");
    }

    private static void WriteCard(string name, SerializerFacts? facts, string? version, DateOnly today)
    {
        var marks = LibraryMark.Of(facts, version).Where(mark => mark.Except is null).ToList();
        var title = marks.Count == 0 ? name : $"{name} [{string.Join("] [", marks.Select(mark => mark.TextOfLibrary(facts?.Probed)))}]";
        ConsoleTables.WriteHeading(AnsiConsole.Console, title);
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn();
        foreach (var (fact, text) in FactSheet.Lines(facts, version: version))
        {
            grid.AddRow($"[grey]{Markup.Escape(fact)}[/]", Emphasized(Markup.Escape(text), fact, marks, facts?.Probed?.Variants.Any(variant => variant.Dangers.Count > 0) == true));
        }

        grid.AddRow("[grey]checked[/]", Age(facts, today));

        AnsiConsole.Write(grid);
        AnsiConsole.WriteLine();
    }

    /// <summary>All of them, for programs.</summary>
    public static IReadOnlyList<NamedFacts> Named(IReadOnlyList<KnownSerializer> serializers) =>
        [.. serializers.Select(serializer => new NamedFacts(serializer.Name, serializer.Facts, serializer.Version, KnownAdvisories.Of(serializer.Facts, serializer.Version)))];

    /// <summary>The serializers with facts that should be checked again, and these facts.</summary>
    public static IReadOnlyList<OldFacts> Old(IReadOnlyList<KnownSerializer> serializers, DateOnly today) =>
        [.. serializers.Where(serializer => serializer.Facts is not null)
            .Select(serializer => new OldFacts(serializer.Name, FactAges.Old(serializer.Facts!, today)))
            .Where(serializer => serializer.Facts.Count > 0)];

    /// <summary>The facts that should be checked again, a line for each serializer.</summary>
    public static void WriteOld(IReadOnlyList<OldFacts> old, IReadOnlyList<KnownSerializer> serializers)
    {
        foreach (var (name, facts) in old)
        {
            ConsoleTables.WriteLine(AnsiConsole.Console, $"{name}: {string.Join(", ", facts.Select(fact => string.Create(CultureInfo.InvariantCulture, $"{fact.Fact} {fact.Checked:yyyy-MM-dd}")))}");
        }

        var without = serializers.Count(serializer => serializer.Facts is null);
        AnsiConsole.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{old.Count} of {serializers.Count} serializers have facts that were checked more than {FactAges.MonthsOfTrust} months ago{(without == 0 ? "" : $"; {without} have no facts.json")}."));
    }

    /// <summary>The day of the oldest check, because the card is as old as its oldest fact.</summary>
    private static string Age(SerializerFacts? facts, DateOnly today)
    {
        if (facts is null || FactAges.Of(facts) is not [var oldest, ..] ages)
        {
            return $"[grey]{FactSheet.NotRecorded}[/]";
        }

        var days = today.DayNumber - oldest.Checked.DayNumber;
        var text = string.Create(CultureInfo.InvariantCulture, $"{oldest.Checked:yyyy-MM-dd} the oldest fact, {days} {(days == 1 ? "day" : "days")} ago; {ages[^1].Checked:yyyy-MM-dd} the newest");
        return FactAges.Old(facts, today).Count > 0 ? $"[yellow]{text}[/]" : text;
    }

    /// <summary>A fact with a mark is emphasized; a fact that is not recorded is dim.</summary>
    private static string Emphasized(string text, string fact, IReadOnlyList<LibraryMark> marks, bool isDangerous) =>
        text == FactSheet.NotRecorded ? $"[grey]{text}[/]"
        : fact == FactSheet.LicenceTitle && marks.Any(mark => mark.Meaning.Contains("licence:", StringComparison.Ordinal)) ? $"[yellow]{text}[/]"
        : fact == FactSheet.MaintenanceTitle && marks.Any(mark => mark.Text == LibraryMark.Maintenance) ? $"[yellow]{text}[/]"
        : fact == FactSheet.AdvisoriesTitle && marks.Any(mark => mark.Text == LibraryMark.Advised) ? $"[yellow]{text}[/]"
        : fact == FactSheet.ProbesTitle && isDangerous ? $"[yellow]{text}[/]"
        : text;
}

/// <summary><c>list --facts --json</c>: one serializer; without facts where none are recorded. Its advisories are those of the version, and null where they are not known.</summary>
internal sealed record NamedFacts(string Name, SerializerFacts? Facts, string? Version, IReadOnlyList<Advisory>? AdvisoriesOfVersion);

/// <summary><c>list --check --json</c>: one serializer with facts that should be checked again.</summary>
internal sealed record OldFacts(string Name, IReadOnlyList<CheckedFact> Facts);
