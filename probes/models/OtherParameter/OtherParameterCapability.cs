using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>What it cannot find it must not invent.</summary>
public sealed class OtherParameters() : ModelCapability("C17.other-parameter", "a constructor whose parameter has another name than the member that it sets", "members", typeof(Deposit))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Deposit(11));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Amount: 11 } => Judgement.Pass(),
            var deposit => Judgement.Fail($"11 comes back as {deposit.Amount}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class DepositModel() : CapabilityModel<Deposit>(Needs.ReadOnlyMembers);
