using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Cli.Helping;
using Goldilocks.Cli.Options;
using Goldilocks.Flows;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks verify</c>: checks the round trip of every adapter on every workload, without timing.</summary>
internal static class VerifyCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var sinks = SharedOptions.Sinks();
        var async = SharedOptions.Async();
        var all = new Option<bool>("--all")
        {
            Description = "Every outcome must be the one that the serializer's facts.json expects. An expected failure that did not happen is a finding too.",
        };
        var command = new HelpedCommand(
            "verify",
            "Makes every serializer write and read every workload and compares the answers; times nothing.",
            "an answer is wrong, an adapter fails, crashes, hangs or does not build and its facts.json does not expect it, two were not given the same value, or nothing could be verified")
            .With(HelpedCommand.What, [select.Serializers, select.Workloads, .. select.Models.All, select.Sizes, sinks, async, all])
            .With(HelpedCommand.Where, select.Sources, select.Adapters)
            .For("verify --serializers 'Message*' --workloads 'order,person'", "Some of them on two workloads")
            .For("verify --adapters ~/my-adapters --serializers Mine", "An adapter of your own");
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var flow = new VerifyFlow(Here.Checkout(), output.Display());
            var result = flow.Verify(select.Of(parsed), parsed.GetValue(sinks) ?? [], parsed.GetValue(async), parsed.GetValue(all), interruption.Token);
            output.Show(new VerifiedJson(result), () => VerificationDisplay.Write(result));
            return ExitCodes.Of(result.Ending);
        });
    }
}
