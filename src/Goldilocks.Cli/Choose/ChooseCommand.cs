using System.CommandLine;
using Goldilocks.Cli.Run;
using Goldilocks.Commands;
using Goldilocks.Reporting.Choosing;
using Spectre.Console;

namespace Goldilocks.Cli.Choose;

/// <summary><c>goldilocks choose</c>, from folders or for a type of the user's own: the chosen serializer with its reasons, the second best, and the reasons against the others.</summary>
internal static class ChooseCommand
{
    private const int LinesOfAList = 8;

    public static Command Create()
    {
        var folders = new Argument<string[]>("folder") { Description = "The folder of a run. Folders of other runs may follow, whose workloads count too, the folder of a 'goldilocks startup' if starts or native programs count, and that of a 'goldilocks probe'. The newest run under runs/ when absent.", Arity = ArgumentArity.ZeroOrMore };
        var options = new ChooseOptions();
        var own = new OwnChoiceOptions();
        var markdown = new Option<bool>("--markdown") { Description = "Writes the answer as Markdown to standard output, for a decision record." };
        var measure = new Option<bool>("--measure") { Description = "Measures a workload that the question needs and no named run has, such as shared-references." };
        var all = new Option<bool>("--all") { Description = "Shows every excluded serializer, not only the first ones." };
        var command = new HelpedCommand("choose", "Chooses a serializer by your constraints, with evidence for each: from a run, or for a type of your own.", "nothing is known to fit")
            .With("The question", options.Preset)
            .With("Constraints", options.Constraints)
            .With("What counts", [.. options.Weights, measure])
            .With("A type of your own, instead of a folder", own.All)
            .With("Output", markdown, all)
            .For("choose --model Order.cs --sample order.json --untrusted", "A type of your own: measures what no run under runs/ has yet, then chooses")
            .For("choose --for public-api", "One of the usual questions, from the newest run; each of its switches can be changed: --text false")
            .For("choose runs/MINE --binary --licence permissive --maintained", "A maintained binary serializer under a permissive licence")
            .For("choose runs/MINE --reads 10 --from NAME", "What moving away from today's serializer brings when each payload is read ten times");
        command.Add(folders);
        return command.Runs((parsed, output) =>
        {
            if (parsed.GetValue(markdown))
            {
                output.KeepAnswerAlone();
            }

            var (wishes, named) = (options.Wishes(parsed, Here.Checkout().Choosing), (string[])[.. parsed.GetValue(folders) ?? [], .. options.Folders(parsed)]);
            var choice = own.Request(parsed, named) is { } request
                ? Measured(parsed, own, request, wishes, output)
                : FromFolders(parsed, named, wishes, parsed.GetValue(measure), output);
            if (choice is null)
            {
                return ExitCodes.Interrupted;
            }

            output.Show(ChoiceJson.Of(choice), () => Write(choice, output.Answer, parsed.GetValue(markdown), parsed.GetValue(all)));
            return choice.Chosen is null ? ExitCodes.Finding : ExitCodes.Success;
        });
    }

    /// <summary>Null when the measurement was interrupted.</summary>
    private static Choice? FromFolders(ParseResult parsed, IReadOnlyList<string> named, Wishes wishes, bool measures, CommandOutput output)
    {
        var flow = new ChooseFlow(Here.Checkout(), output.Display());
        var folders = flow.Folders(named);
        if (!measures)
        {
            return flow.Choose(folders, wishes);
        }

        using var interruption = new Interruption();
        return flow.Measure(folders, wishes, [.. parsed.Tokens.Select(token => token.Value)], interruption.Token) is { } all ? flow.Choose(all, wishes) : null;
    }

    /// <summary>Null when the measurement was interrupted.</summary>
    private static Choice? Measured(ParseResult parsed, OwnChoiceOptions own, RunRequest request, Wishes wishes, CommandOutput output)
    {
        using var interruption = new Interruption();
        var made = new OwnChoiceFlow(Here.Checkout(), output.Display(), parsed.GetValue(own.Runs)!).Choose(request, wishes, [.. parsed.Tokens.Select(token => token.Value)], interruption.Token);
        if (made.Choice is null)
        {
            AnsiConsole.WriteLine("Interrupted before the choice. The same command goes on.");
        }

        return made.Choice;
    }

    private static void Write(Choice choice, TextWriter answer, bool markdown, bool all)
    {
        if (markdown)
        {
            ChoiceReports.WriteMarkdown(choice, answer);
        }
        else
        {
            ChoiceReports.WriteConsole(choice, AnsiConsole.Console, all ? int.MaxValue : LinesOfAList);
        }
    }
}
