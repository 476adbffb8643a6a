using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;

namespace Goldilocks.Cli.Commands;

/// <summary>
/// <c>goldilocks list</c>: every serializer with its version and outcome, every workload with its sizes, the runtimes; or, with
/// <c>--facts</c>, what is known of every serializer.
/// </summary>
internal static class ListCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var retry = new Option<bool>("--retry") { Description = "Asks the package sources again for what they lacked." };
        var facts = new Option<bool>("--facts") { Description = "Shows what is known of each serializer instead: format, licence, maintenance, safety. Builds nothing." };
        var command = new Command("list", "Shows serializers, workloads and runtimes; builds what has changed.") { select.Serializers, select.Sources, select.Adapters, retry, facts };
        command.SetAction(parsed =>
        {
            using var interruption = new Interruption();
            var flow = new ListFlow(Here.Checkout(), new TerminalDisplay());
            if (parsed.GetValue(facts))
            {
                FactsDisplay.Write(flow.Facts(select.Of(parsed)));
            }
            else
            {
                ListDisplay.Write(flow.List(select.Of(parsed), parsed.GetValue(retry), interruption.Token));
            }

            return ExitCodes.Success;
        });
        return command;
    }
}
