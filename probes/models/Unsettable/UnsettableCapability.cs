using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that writes what it will not read back must say so.</summary>
public sealed class MemberThatNothingSets() : RoundTripCapability<Voucher>("C17.get-only", "a member with a getter only whose value no constructor takes", "members")
{
    protected override bool IsOfConversion => true;

    protected override Voucher Make() => new(11) { Last = 33 };

    protected override Judgement Judge(Voucher read) => read switch
    {
        { Number: 11, Last: 33 } => Judgement.Pass(),
        { Number: 0, Last: 33 } => Judgement.Fail("11 comes back as 0, silently"),
        var other => Judgement.Fail($"11 and 33 come back as {other.Number} and {other.Last}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class VoucherModel() : CapabilityModel<Voucher>(Needs.ReadOnlyMembers);
