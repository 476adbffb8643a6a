using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Results.Texts;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>
/// What is known of each serializer, as a card. A table was tried and rejected: the facts are whole sentences, and none of ten
/// columns has room for them.
/// </summary>
internal static class FactsDisplay
{
    /// <summary>One card each, then what the marks mean.</summary>
    public static void Write(IReadOnlyList<(string Name, SerializerFacts? Facts)> serializers)
    {
        foreach (var (name, facts) in serializers)
        {
            WriteCard(name, facts);
        }

        var recorded = serializers.Count(serializer => serializer.Facts is not null);
        AnsiConsole.WriteLine(string.Create(
            CultureInfo.InvariantCulture, $"{recorded} of {serializers.Count} serializers have a facts.json, which also says where each fact comes from and when it was checked."));
        AnsiConsole.WriteLine("[m] is maintenance mode; other marks are licences that ask for more than naming the authors. docs/facts.md has the rules.");
    }

    private static void WriteCard(string name, SerializerFacts? facts)
    {
        var marks = LibraryMark.Of(facts);
        var title = marks.Count == 0 ? name : $"{name} [{string.Join(", ", marks.Select(mark => mark.Text))}]";
        ConsoleTables.WriteHeading(AnsiConsole.Console, title);
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn();
        foreach (var (fact, text) in FactSheet.Lines(facts))
        {
            grid.AddRow($"[grey]{Markup.Escape(fact)}[/]", Emphasized(Markup.Escape(text), fact, marks));
        }

        AnsiConsole.Write(grid);
        AnsiConsole.WriteLine();
    }

    /// <summary>A fact with a mark is emphasized; a fact that is not recorded is dim.</summary>
    private static string Emphasized(string text, string fact, IReadOnlyList<LibraryMark> marks) =>
        text == FactSheet.NotRecorded ? $"[grey]{text}[/]"
        : fact == FactSheet.LicenceTitle && marks.Any(mark => mark.Text != LibraryMark.Maintenance) ? $"[yellow]{text}[/]"
        : fact == FactSheet.MaintenanceTitle && marks.Any(mark => mark.Text == LibraryMark.Maintenance) ? $"[yellow]{text}[/]"
        : text;
}
