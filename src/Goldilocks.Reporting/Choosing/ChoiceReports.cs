using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Reporting.Choosing;

/// <summary>A choice for a terminal, and as Markdown for a decision record.</summary>
public static class ChoiceReports
{
    /// <summary>The answer first, then its reasons, then the other candidates with the reasons against them.</summary>
    /// <param name="choice">The choice.</param>
    /// <param name="console">The terminal.</param>
    /// <param name="mostLines">Of each list; the rest is counted.</param>
    public static void WriteConsole(Choice choice, IAnsiConsole console, int mostLines = int.MaxValue)
    {
        ConsoleTables.WriteLine(console, ChoiceTexts.Headline(choice));
        foreach (var section in Sections(choice))
        {
            console.WriteLine();
            ConsoleTables.WriteHeading(console, section.Title);
            foreach (var line in section.Lines.Take(mostLines))
            {
                ConsoleTables.WriteItem(console, line);
            }

            if (section.Lines.Count > mostLines)
            {
                ConsoleTables.WriteLine(console, $"  and {Units.Count(section.Lines.Count - mostLines)} more; --all shows them");
            }
        }
    }

    /// <summary>A decision record: the answer, the question, the reasons, the alternatives.</summary>
    public static void WriteMarkdown(Choice choice, TextWriter output)
    {
        output.Write($"**{MarkdownTable.Escape(ChoiceTexts.Headline(choice))}**\n");
        foreach (var section in Sections(choice).Prepend(("What was asked", [.. ChoiceTexts.Question(choice)])))
        {
            output.Write($"\n## {section.Title}\n");
            foreach (var line in section.Lines)
            {
                output.Write($"- {MarkdownTable.Escape(line)}\n");
            }
        }
    }

    private static IEnumerable<(string Title, IReadOnlyList<string> Lines)> Sections(Choice choice) => (choice.IsAsked ? Answer(choice) : Ranking(choice)).Where(section => section.Lines.Count > 0);

    private static IEnumerable<(string Title, IReadOnlyList<string> Lines)> Ranking(Choice choice) =>
    [
        (ChoiceTexts.Superlative(choice.Wishes.Aim), [.. ChoiceTexts.Ranking(choice)]),
        ("What moving would bring", ChoiceTexts.Move(choice) is { } move ? [move] : []),
        ("Not beaten in both time and size", [.. ChoiceTexts.Frontier(choice)]),
        ("Not measured", [.. choice.Excluded.Select(ChoiceTexts.Exclusion), .. choice.Unknown.Select(ChoiceTexts.Missing)]),
        ("What counted", [ChoiceTexts.Basis(choice), .. choice.Origin]),
    ];

    private static IEnumerable<(string Title, IReadOnlyList<string> Lines)> Answer(Choice choice) =>
    [
        ("Why it fits", choice.Chosen is { } chosen ? [.. ChoiceTexts.Reasons(chosen)] : []),
        ("Before you choose it", choice.Chosen is { } best ? [.. ChoiceTexts.BeforeChoosing(best)] : []),
        ("Second best", ChoiceTexts.RunnerUp(choice) is { } runnerUp ? [runnerUp] : []),
        ("What moving would bring", ChoiceTexts.Move(choice) is { } move ? [move] : []),
        ("Not beaten in both time and size", [.. ChoiceTexts.Frontier(choice)]),
        ("Excluded, the fastest first", [.. choice.Excluded.Select(ChoiceTexts.Exclusion)]),
        ("Not known, and so not chosen", [.. choice.Unknown.Select(ChoiceTexts.Missing)]),
        ("What counted", [ChoiceTexts.Basis(choice), .. choice.Origin]),
        ("From the choice to the code", choice.Adopt is { } command ? [$"{CommandLines.Of(command)} writes a project with it, and a test of the round trip."] : choice.WhyNoProject is { } why ? [why] : []),
    ];
}
