using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Cli.Helping;
using Goldilocks.Cli.Options;
using Goldilocks.Flows;
using Goldilocks.Results.Texts;
using Goldilocks.Surveys.Populating;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks populate</c>: what becomes of an object that is there when a payload is read into it, and what that costs.</summary>
internal static class PopulateCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var command = new HelpedCommand(
            "populate",
            "Reads payloads into objects that are there already: which serializers can, whether they keep the object, what becomes of its collections, and the time and allocation beside those of reading into new objects.",
            "a serializer fails, crashes or answers wrongly, or none fills an object")
            .With(HelpedCommand.What, [select.Serializers, select.Workloads, .. select.Models.All, select.Sizes])
            .With(HelpedCommand.Where, select.Sources, select.Adapters)
            .For("populate --workloads bookshelf@100", "A hundred books into a shelf that has them already");
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var result = new PopulateFlow(Here.Checkout(), output.Display()).Take(select.Of(parsed), interruption.Token);
            output.Show(result, () => Show(result));
            return ExitCodes.Of(result.Ending);
        });
    }

    private static void Show(PopulateResult result)
    {
        PopulateConsole.Write(AnsiConsole.Console, result.Populations);
        UnreadyLines.Write(result.Built);
    }
}
