using System.CommandLine;
using System.Text.Json;
using Goldilocks.Cli.Display;
using Goldilocks.Cli.Helping;
using Goldilocks.Cli.Options;
using Goldilocks.Flows;
using Goldilocks.Results;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks outdated</c>: the versions that adapters pin, beside those that the package sources offer.</summary>
internal static class OutdatedCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var json = new Option<bool>("--json") { Description = "Prints JSON instead of the table." };
        var command = new HelpedCommand("outdated", "Compares the pinned version of each serializer with the newest stable one that the package sources offer.", "a pin is behind")
            .With("What to show", select.Serializers, json)
            .With("Packages and adapters", select.Sources, select.Adapters)
            .For("outdated", "All pins")
            .For("run --latest --quick", "Measure the newest stable versions instead");
        command.SetAction(parsed =>
        {
            using var interruption = new Interruption();
            var report = new OutdatedFlow(Here.Checkout()).Report(select.Of(parsed), interruption.Token);
            if (parsed.GetValue(json))
            {
                Console.Out.WriteLine(JsonSerializer.Serialize(report, RunJson.File));
            }
            else
            {
                OutdatedDisplay.Write(report);
            }

            return ExitCodes.Of(report.Ending);
        });
        return command;
    }
}
