using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks verify</c>: every adapter on every workload, equal or the reason, no timing.</summary>
internal static class VerifyCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var sinks = SharedOptions.Sinks();
        var async = SharedOptions.Async();
        var all = new Option<bool>("--all")
        {
            Description = "Exit with 1 when an outcome differs from the one that the serializer's facts.json expects, or two were not given the same value.",
        };
        var command = new Command("verify", "Makes every serializer write and read every workload and compares the answers; times nothing.")
        {
            select.Serializers, select.Workloads, select.Sizes, sinks, async, select.Sources, select.Adapters, all,
        };
        command.SetAction(parsed =>
        {
            using var interruption = new Interruption();
            var flow = new VerifyFlow(Here.Checkout(), new TerminalDisplay());
            var result = flow.Verify(select.Of(parsed), parsed.GetValue(sinks) ?? [], parsed.GetValue(async), parsed.GetValue(all), interruption.Token);
            VerificationDisplay.Write(result);
            return ExitCodes.Of(result.Ending);
        });
        return command;
    }
}
