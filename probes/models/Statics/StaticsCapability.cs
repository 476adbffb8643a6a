using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>They are no part of an object.</summary>
public sealed class StaticMembers() : ModelCapability("C20.static", "a class with static members and a constant", "members", typeof(Counter))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Counter { Number = 11 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11 } when Counter.Shared == 7 => Judgement.Pass(),
            { Number: 11 } => Judgement.Fail("reading changes a static member"),
            var counter => Judgement.Fail($"11 comes back as {counter.Number}, silently"),
        };
    }
}
