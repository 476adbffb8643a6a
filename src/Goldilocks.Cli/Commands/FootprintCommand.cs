using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;
using Goldilocks.Reporting.Footprints;
using Goldilocks.Results.Texts;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks footprint</c>: what a payload takes in memory, component by component, and in every serializer's bytes.</summary>
internal static class FootprintCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var json = JsonOutput.Option();
        var command = new Command("footprint", "Counts the objects of a payload in memory, by component, and compares their bytes with every serializer's; exits with 1 when the garbage collector does not agree.")
        {
            select.Serializers, select.Workloads, select.Sizes, select.Sources, select.Adapters, json,
        };
        command.SetAction(parsed =>
        {
            using var interruption = new Interruption();
            var result = new FootprintFlow(Here.Checkout(), new TerminalDisplay()).Take(select.Of(parsed), interruption.Token);
            Show(result);
            JsonOutput.Write(result.Footprints, parsed.GetValue(json));
            return ExitCodes.Of(result.Ending);
        });
        return command;
    }

    private static void Show(FootprintResult result)
    {
        foreach (var footprint in result.Footprints)
        {
            FootprintConsole.Write(AnsiConsole.Console, footprint, result.StudiesOf(footprint));
        }

        foreach (var (outcome, who, why) in UnreadyTexts.Of(result.Built))
        {
            AnsiConsole.WriteLine($"{outcome}: {who}: {why}");
        }
    }
}
