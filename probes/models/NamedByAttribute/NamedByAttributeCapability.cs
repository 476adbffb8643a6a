using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may have other code for members with names than for those with numbers.</summary>
public sealed class NamesBesideConstructor() : ModelCapability("C17.named-constructor", "a member that has a getter only, beside one that only the constructor sets, both named by an attribute", "members", typeof(Rival))
{
    protected override Judgement Try(ISubject subject)
    {
#if TAKES_NAMES
        var read = Attempt.RoundTrip(subject, new Rival(11) { Last = 33 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11, Last: 33 } => Judgement.Pass(),
            var other => Judgement.Fail($"11 and 33 come back as {other.Number} and {other.Last}, silently"),
        };
#else
        _ = subject;
        return Judgement.NotApplicable("the adapter names no attribute that gives a member its name");
#endif
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class RivalModel() : CapabilityModel<Rival>(Needs.ReadOnlyMembers);
