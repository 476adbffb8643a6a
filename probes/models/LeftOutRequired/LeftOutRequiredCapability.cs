using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that asks for every required member in the payload asks for one that no writer states.</summary>
public sealed class LeftOutAndRequired() : LeftOutCapability("C20.left-out-required", "a required member that an attribute leaves out", typeof(Receipt), nameof(Receipt.Clerk), typeof(Receipt))
{
    protected override Judgement TryMarked(ISubject subject)
    {
        var written = Attempt.Write(subject, new Receipt { Number = 11, Clerk = Secret });
        var read = written.Then(payload => Attempt.Read<Receipt>(subject, payload));
        return (written.Value, read.Value) switch
        {
            (null, _) or (_, null) => Judgement.Fail(read.Problem!),
            var (payload, _) when Has(payload, Secret) => Judgement.Fail("it is in the payload, silently"),
            (_, { Number: 11, Clerk: null }) => Judgement.Pass(),
            var (_, receipt) => Judgement.Fail($"11 and null come back as {receipt.Number} and {receipt.Clerk ?? "null"}, silently"),
        };
    }
}
