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

/// <summary><c>verify --json</c>.</summary>
internal sealed record VerifiedJson(IReadOnlyList<SerializerEvent> Serializers, IReadOnlyList<VerifiedCell> Cells, IReadOnlyList<Surprise> Surprises, IReadOnlyList<string> WithoutFacts, IReadOnlyList<AdvisedVersion> Advised)
{
    public VerifiedJson(VerifyResult result)
        : this(result.Built, [.. result.Verifications.Select(verification => new VerifiedCell(verification, result.OtherValues.Contains(verification)))], result.Surprises, result.WithoutFacts, result.Advised)
    {
    }
}

/// <summary>One variant on one workload. <c>HasOtherValue</c> is true where it was not given the same value as the others.</summary>
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
    bool HasOtherValue)
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
            hasOtherValue)
    {
    }
}
