using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The payload has no value for the parameter, and the constructor has one.</summary>
public sealed class LeftOutParameters() : LeftOutCapability("C20.left-out-parameter", "a constructor takes a member that an attribute leaves out, and has a default for it", typeof(Coupon), nameof(Coupon.Clerk), typeof(Coupon))
{
    protected override Judgement TryMarked(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Coupon(11, "Ann"));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11, Clerk: "none" } => Judgement.Pass(),
            { Number: 11, Clerk: null } => Judgement.Partial("the member that is left out is null instead of the default"),
            { Number: 11, Clerk: "Ann" } => Judgement.Fail("it is in the payload, silently"),
            var other => Judgement.Fail($"11 and none come back as {other.Number} and {other.Clerk}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class CouponModel() : CapabilityModel<Coupon>(Needs.ReadOnlyMembers);
