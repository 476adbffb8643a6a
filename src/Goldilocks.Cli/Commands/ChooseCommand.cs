using System.CommandLine;
using Goldilocks.Choosing;
using Goldilocks.Choosing.Telling;
using Goldilocks.Cli.Helping;
using Goldilocks.Cli.Options;
using Goldilocks.Flows;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks choose FOLDER...</c>: the chosen serializer with its reasons, the second best, and the reasons against the others.</summary>
internal static class ChooseCommand
{
    private const int LinesOfAList = 8;

    public static Command Create()
    {
        var folders = new Argument<string[]>("folder") { Description = "The folder of a run, and beside it that of a 'goldilocks startup' where starts or native programs count.", Arity = ArgumentArity.OneOrMore };
        var options = new ChooseOptions();
        var markdown = new Option<bool>("--markdown") { Description = "Writes the answer as Markdown to standard output, for a decision record." };
        var all = new Option<bool>("--all") { Description = "Shows every excluded serializer, not only the first ones." };
        var command = new HelpedCommand("choose", "Chooses a serializer from a run by your constraints, with evidence for each.", "nothing is known to fit")
            .With("Constraints", options.Constraints)
            .With("What counts", options.Weights)
            .With("Output", markdown, all)
            .For("choose runs/MINE --binary --licence permissive --maintained", "A maintained binary serializer under a permissive licence")
            .For("choose runs/MINE --reads 10 --from NAME", "What moving away from today's serializer brings when each payload is read ten times");
        command.Add(folders);
        return command.Runs((parsed, output) =>
        {
            var choice = new ChooseFlow(Here.Checkout(), output.Display()).Choose(parsed.GetValue(folders)!, options.Wishes(parsed));
            output.Show(ChoiceJson.Of(choice), () => Write(choice, parsed.GetValue(markdown), parsed.GetValue(all)));
            return choice.Chosen is null ? ExitCodes.Finding : ExitCodes.Success;
        });
    }

    private static void Write(Choice choice, bool markdown, bool all)
    {
        if (markdown)
        {
            ChoiceReports.WriteMarkdown(choice, Console.Out);
        }
        else
        {
            ChoiceReports.WriteConsole(choice, AnsiConsole.Console, all ? int.MaxValue : LinesOfAList);
        }
    }
}
