using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Both declarations have the attribute, and it is one member.</summary>
public sealed class OverriddenMembers() : ModelCapability("C20.override", "a member that overrides one of the base class, and one that implements an abstract one", "members", typeof(Villa))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Villa { Rooms = 11, Owner = "here", Pools = 33 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Rooms: 11, Owner: "here", Pools: 33 } => Judgement.Pass(),
            var villa => Judgement.Fail($"11, here and 33 come back as {villa.Rooms}, {villa.Owner ?? "null"} and {villa.Pools}, silently"),
        };
    }
}
