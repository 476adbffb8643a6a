using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Surveys;

/// <summary><c>goldilocks footprint</c>: the size of a payload in memory, component by component, and in every serializer's format.</summary>
internal static class FootprintCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var command = new HelpedCommand(
            "footprint",
            "Counts the objects of a payload in memory, by component, and compares their bytes with every serializer's.",
            "the garbage collector does not agree with the count, a serializer fails, crashes or answers wrongly, or nothing could be counted")
            .With(HelpedCommand.What, [select.Serializers, select.Workloads, .. select.Models.All, select.Sizes])
            .With(HelpedCommand.Where, select.Sources, select.Adapters)
            .For("footprint --workloads bookshelf --sizes 1000", "A thousand books in memory and in bytes");
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var result = new FootprintFlow(Here.Checkout(), output.Display()).Take(select.Of(parsed), interruption.Token);
            output.Show(new FootprintsJson(result.Footprints, result.Built), () => Show(result));
            return ExitCodes.Of(result.Ending);
        });
    }

    private static void Show(FootprintResult result)
    {
        foreach (var footprint in result.Footprints)
        {
            FootprintConsole.Write(AnsiConsole.Console, footprint, result.StudiesOf(footprint));
        }

        UnreadyLines.Write(result.Built);
    }
}

/// <summary><c>footprint --json</c>.</summary>
internal sealed record FootprintsJson(IReadOnlyList<Footprint> Footprints, IReadOnlyList<SerializerEvent> Serializers);
