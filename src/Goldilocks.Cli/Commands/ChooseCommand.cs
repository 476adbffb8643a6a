using System.CommandLine;
using System.Text.Json;
using Goldilocks.Choosing;
using Goldilocks.Choosing.Questions;
using Goldilocks.Choosing.Telling;
using Goldilocks.Cli.Display;
using Goldilocks.Cli.Helping;
using Goldilocks.Cli.Options;
using Goldilocks.Flows;
using Goldilocks.Flows.Planning;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks choose</c>, from folders or for a type of the user's own: the chosen serializer with its reasons, the second best, and the reasons against the others.</summary>
internal static class ChooseCommand
{
    private const int LinesOfAList = 8;

    public static Command Create()
    {
        var folders = new Argument<string[]>("folder") { Description = "The folder of a run, and beside it that of a 'goldilocks startup' where starts or native programs count.", Arity = ArgumentArity.ZeroOrMore };
        var options = new ChooseOptions();
        var own = new OwnChoiceOptions();
        var json = new Option<bool>("--json") { Description = "Writes the answer as JSON to standard output." };
        var markdown = new Option<bool>("--markdown") { Description = "Writes the answer as Markdown to standard output, for a decision record." };
        var all = new Option<bool>("--all") { Description = "Shows every excluded serializer, not only the first ones." };
        var command = new HelpedCommand("choose", "Chooses a serializer by your constraints, with evidence for each: from a run, or for a type of your own.", "nothing is known to fit")
            .With("Constraints", options.Constraints)
            .With("What counts", options.Weights)
            .With("A type of your own, instead of a folder", own.All)
            .With("Output", json, markdown, all)
            .For("choose --model Order.cs --sample order.json --untrusted", "A type of your own: measures what no run under runs/ has yet, then chooses")
            .For("choose runs/MINE --binary --licence permissive --maintained", "A maintained binary serializer under a permissive licence")
            .For("choose runs/MINE --reads 10 --from NAME", "What moving away from today's serializer brings when each payload is read ten times");
        command.Add(folders);
        command.SetAction(parsed =>
        {
            var output = Console.Out;
            if (parsed.GetValue(json) || parsed.GetValue(markdown))
            {
                Terminal.KeepOutputForAnswer();
            }

            var (wishes, named) = (options.Wishes(parsed), parsed.GetValue(folders) ?? []);
            var choice = own.Request(parsed, named) is { } request
                ? Measured(parsed, own, request, wishes)
                : new ChooseFlow(Here.Checkout(), new TerminalDisplay()).Choose(named, wishes);
            if (choice is null)
            {
                return ExitCodes.Interrupted;
            }

            Write(choice, output, parsed.GetValue(json), parsed.GetValue(markdown), parsed.GetValue(all));
            return choice.Chosen is null ? ExitCodes.Finding : ExitCodes.Success;
        });
        return command;
    }

    /// <summary>Null when the measurement was interrupted.</summary>
    private static Choice? Measured(ParseResult parsed, OwnChoiceOptions own, RunRequest request, Wishes wishes)
    {
        using var interruption = new Interruption();
        var made = new OwnChoiceFlow(Here.Checkout(), new TerminalDisplay(), parsed.GetValue(own.Runs)!).Choose(request, wishes, [.. parsed.Tokens.Select(token => token.Value)], interruption.Token);
        if (made.Choice is null)
        {
            AnsiConsole.WriteLine("Interrupted before the choice. The same command goes on.");
        }

        return made.Choice;
    }

    private static void Write(Choice choice, TextWriter output, bool json, bool markdown, bool all)
    {
        if (json)
        {
            output.WriteLine(JsonSerializer.Serialize(ChoiceJson.Of(choice), RunJson.File));
        }
        else if (markdown)
        {
            ChoiceReports.WriteMarkdown(choice, output);
        }
        else
        {
            ChoiceReports.WriteConsole(choice, AnsiConsole.Console, all ? int.MaxValue : LinesOfAList);
        }
    }
}
