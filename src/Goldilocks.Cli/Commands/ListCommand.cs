using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Cli.Helping;
using Goldilocks.Cli.Options;
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
        var check = new Option<bool>("--check") { Description = "With --facts: only those that were checked more than six months ago." };
        var command = new HelpedCommand("list", "Shows serializers, workloads and runtimes; builds what has changed.", "no serializer could be built, or --check finds a fact that should be checked again")
            .With("What to show", select.Serializers, facts, check)
            .With("Packages and adapters", select.Sources, select.Adapters, retry)
            .For("list --facts --serializers 'System.*'", "What is known of those in the box");
        command.SetAction(parsed =>
        {
            using var interruption = new Interruption();
            var flow = new ListFlow(Here.Checkout(), new TerminalDisplay());
            if (parsed.GetValue(check))
            {
                return FactsDisplay.WriteOld(flow.Facts(select.Of(parsed)), Today) ? ExitCodes.Finding : ExitCodes.Success;
            }

            if (parsed.GetValue(facts))
            {
                FactsDisplay.Write(flow.Facts(select.Of(parsed)), Today);
                return ExitCodes.Success;
            }

            var listing = flow.List(select.Of(parsed), parsed.GetValue(retry), interruption.Token);
            ListDisplay.Write(listing);
            return ExitCodes.Of(listing.Ending);
        });
        return command;
    }

    private static DateOnly Today => DateOnly.FromDateTime(DateTime.UtcNow);
}
