using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What it cannot find it must not invent.</summary>
public sealed class OtherParameters() : RoundTripCapability<Deposit>("C17.other-parameter", "a constructor whose parameter has another name than the member that it sets", "members")
{
    protected override bool IsOfConversion => true;

    protected override Deposit Make() => new(11);

    protected override Judgement Judge(Deposit read) => read switch
    {
        { Amount: 11 } => Judgement.Pass(),
        var deposit => Judgement.Fail($"11 comes back as {deposit.Amount}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class DepositModel() : CapabilityModel<Deposit>(Needs.ReadOnlyMembers);
