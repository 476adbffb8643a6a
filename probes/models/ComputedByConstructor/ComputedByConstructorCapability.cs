using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>The computed member has neither a setter nor a parameter of the constructor.</summary>
public sealed class ComputedBesideConstructor() : ModelCapability("C17.computed-constructor", "a member that has a getter only, beside one that only the constructor sets", "members", typeof(Player))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Player(11) { Last = 33 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11, Last: 33 } => Judgement.Pass(),
            var other => Judgement.Fail($"11 and 33 come back as {other.Number} and {other.Last}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PlayerModel() : CapabilityModel<Player>(Needs.ReadOnlyMembers);
