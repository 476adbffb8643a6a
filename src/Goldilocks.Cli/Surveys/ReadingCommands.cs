using System.CommandLine;
using Goldilocks.Commands;
using Spectre.Console;

namespace Goldilocks.Cli.Surveys;

/// <summary><c>goldilocks populate</c> and <c>goldilocks pieces</c>: reading in other ways than into new objects from one piece of memory, and what that costs.</summary>
internal static class ReadingCommands
{
    public static Command Populate() => Create(
        new HelpedCommand(
            "populate",
            "Reads payloads into objects that are there already: which serializers can, whether they keep the object, what becomes of its collections, and the time and allocation beside those of reading into new objects.",
            "a serializer fails, crashes or answers wrongly, or none fills an object")
            .For("populate --workloads bookshelf@100", "A hundred books into a shelf that has them already"),
        inPieces: false);

    public static Command Pieces() => Create(
        new HelpedCommand(
            "pieces",
            "Reads payloads that lie in several pieces of memory, streams of values one by one, and the first value of such a stream: which serializers can, and the time and allocation beside those of reading one payload as a whole.",
            "a serializer fails, crashes or answers wrongly, or none reads in pieces")
            .For("pieces --workloads bookshelf@100", "A payload as a pipe gives it, and a stream of shelves"),
        inPieces: true);

    private static Command Create(HelpedCommand command, bool inPieces)
    {
        var select = new SelectOptions();
        var record = new Option<bool>("--record") { Description = "Replaces the recorded table in readings/ and the tables of docs/populate.md." };
        command
            .With(HelpedCommand.What, [select.Serializers, select.Workloads, .. select.Models.All, select.Sizes, record])
            .With(HelpedCommand.Where, select.Sources, select.Adapters);
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var result = new ReadingFlow(Here.Checkout(), output.Display()).Take(select.Of(parsed), inPieces, parsed.GetValue(record), interruption.Token);
            output.Show(result, () => Show(result));
            return ExitCodes.Of(result.Ending);
        });
    }

    private static void Show(ReadingResult result)
    {
        ReadingConsole.Write(AnsiConsole.Console, result.Readings);
        UnreadyLines.Write(result.Built);
        foreach (var file in result.Recorded)
        {
            AnsiConsole.WriteLine($"recorded: {file}");
        }
    }
}
