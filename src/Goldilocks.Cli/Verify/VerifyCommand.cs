using System.CommandLine;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Cli.Verify;

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
        var stress = new Option<bool>("--stress")
        {
            Description = "Also uses what answers rightly as a loop and a server will: again on one instance, after another value, after a destination that fails and a payload that is cut off, and by 32 threads at once.",
        };
        var command = new HelpedCommand(
            "verify",
            "Makes every serializer write and read every workload and compares the answers; times nothing.",
            "an answer is wrong, an adapter fails, crashes, hangs or does not build and its facts.json does not expect it, two were not given the same value, or nothing could be verified")
            .With(HelpedCommand.What, [select.Serializers, select.Workloads, .. select.Models.All, select.Sizes, sinks, async, stress, all])
            .With(HelpedCommand.Where, select.Sources, select.Adapters)
            .For("verify --serializers 'Message*' --workloads 'order,person'", "Some of them on two workloads")
            .For("verify --stress --model Order.cs --sample order.json", "A type of your own, used as a server will")
            .For("verify --adapters ~/my-adapters --serializers Mine", "An adapter of your own");
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var flow = new VerifyFlow(Here.Checkout(), output.Display());
            var result = flow.Verify(select.Of(parsed), parsed.GetValue(sinks) ?? [], parsed.GetValue(async), parsed.GetValue(stress), parsed.GetValue(all), interruption.Token);
            output.Show(new VerifiedJson(result), () => VerificationDisplay.Write(result));
            return ExitCodes.Of(result.Ending);
        });
    }
}

/// <summary><c>verify --json</c>.</summary>
internal sealed record VerifiedJson(IReadOnlyList<SerializerEvent> Serializers, IReadOnlyList<VerifiedCell> Cells, IReadOnlyList<Surprise> Surprises, IReadOnlyList<string> WithoutFacts, IReadOnlyList<AdvisedVersion> Advised)
{
    public VerifiedJson(VerifyResult result)
        : this(result.Built, [.. result.Verifications.Select(verification => new VerifiedCell(verification, result.OtherValues.Contains(verification)))], result.Surprises, result.WithoutFacts, result.Advised)
    {
    }
}

/// <summary>One variant on one workload. <c>HasOtherValue</c> is true where it was not given the same value as the others; <c>Violations</c> are what <c>--stress</c> found.</summary>
internal sealed record VerifiedCell(
    string Serializer,
    string Variant,
    string Version,
    string Workload,
    int Size,
    Outcome Outcome,
    IReadOnlyDictionary<string, string> NotOffered,
    long? PayloadBytes,
    string? Digest,
    bool HasOtherValue,
    IReadOnlyList<string> Violations)
{
    public VerifiedCell(Verification verification, bool hasOtherValue)
        : this(
            verification.Variant.Serializer,
            verification.Variant.Variant,
            verification.Variant.Version,
            verification.Workload,
            verification.Size,
            verification.Outcome,
            verification.OperationReasons.ToDictionary(reason => reason.Key.Name(), reason => reason.Value),
            verification.PayloadBytes,
            verification.Digest,
            hasOtherValue,
            [.. verification.Violations.Select(violation => violation.Text)])
    {
    }
}
