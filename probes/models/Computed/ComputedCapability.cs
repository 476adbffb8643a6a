using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>It need not be written and cannot be set, and the members beside it must come back.</summary>
public sealed class ComputedMember() : ModelCapability("C17.computed", "a member that has a getter only, because it is computed from another", "members", typeof(HasComputed))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new HasComputed { Number = 11, Last = 33 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11, Last: 33 } => Judgement.Pass(),
            var other => Judgement.Fail($"11 and 33 come back as {other.Number} and {other.Last}, silently"),
        };
    }
}
