using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that looks for a name in another case where it finds none in the same takes it for the member that the class has.</summary>
public sealed class CaseInRest() : ModelCapability("C47.case", "a member that a class does not have differs from one that it has in the case of its letters only: it is kept in the member for those, and written again", "members"
#if TAKES_REST
    , typeof(Barque), typeof(Brig)
#endif
    )
{
    protected override bool IsOfConversion => true;

#if TAKES_REST
    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new Brig { Known = 11, KNOWN = 22 });
        if (written.Then(payload => Attempt.Read<Brig>(subject, payload)).Value is not { Known: 11, KNOWN: 22 })
        {
            return Judgement.NotApplicable("the class that has both members does not read them either (C20.case)");
        }

        var old = Attempt.Read<Barque>(subject, written.Value!);
        if (old.Value is not { Known: 11, Rest.Count: 1 })
        {
            return Judgement.Fail(old.Value is { } read ? $"11 and 22 come back as {read.Known}, and {read.Rest?.Count ?? 0} that the class does not have, silently" : old.Problem!);
        }

        var again = old.Then(barque => Attempt.Write(subject, barque));
        if (again.Value is not { } passedOn)
        {
            return Judgement.NotApplicable("it is kept apart, and nothing that is kept is written again (C47): " + again.Problem);
        }

        var newer = Attempt.Read<Brig>(subject, passedOn);
        return newer.Value switch
        {
            null => Judgement.Partial($"it is kept, and not passed on: {newer.Problem}"),
            { Known: 11, KNOWN: 22 } => Judgement.Pass(),
            var brig => Judgement.Partial($"it is kept, and they are passed on as {brig.Known} and {brig.KNOWN}"),
        };
    }
#else
    protected override Judgement Try(ISubject subject) => Judgement.NoRestMember;
#endif
}
