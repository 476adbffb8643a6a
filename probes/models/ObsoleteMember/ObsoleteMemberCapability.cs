using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>That the compiler warns of it is no reason to lose it.</summary>
public sealed class ObsoleteMembers() : RoundTripCapability<Subscriber>("C20.obsolete", "a member that is obsolete", "members")
{
    protected override bool IsOfConversion => true;

    protected override Subscriber Make() => Subscriber.Of("old", "new");

    protected override Judgement Judge(Subscriber read) => (read.OldMail(), read.Address) switch
    {
        ("old", "new") => Judgement.Pass(),
        (null, "new") => Judgement.Fail("the obsolete member is lost, silently"),
        var (old, address) => Judgement.Fail($"old and new come back as {old ?? "null"} and {address ?? "null"}, silently"),
    };
}
