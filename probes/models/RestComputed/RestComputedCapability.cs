using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What the reader cannot set may be kept among what the class does not have, and is then written twice.</summary>
public sealed class ComputedInRest() : ModelCapability("C47.computed", "a class has a member that it computes, and one for members that it does not have: what it wrote itself is read and written again without a change", "members"
#if TAKES_REST
    , typeof(Raft)
#endif
    )
{
    protected override bool IsOfConversion => true;

#if TAKES_REST
    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new Raft { Known = 11 });
        var read = written.Then(payload => Attempt.Read<Raft>(subject, payload));
        var again = read.Then(raft => Attempt.Write(subject, raft));
        return (read.Value, again.Value) switch
        {
            (null, _) or (_, null) => Judgement.Fail(again.Problem!),
            ({ Known: not 11 } raft, _) => Judgement.Fail($"11 comes back as {raft.Known}, silently"),
            (_, { } payload) when payload.Length > written.Value!.Length => Judgement.Fail($"it is kept, and written twice: {written.Value.Length} bytes become {payload.Length}, silently"),
            ({ Rest.Count: > 0 }, _) => Judgement.Partial("it is kept in the member for what the class does not have"),
            _ => Judgement.Pass(),
        };
    }
#else
    protected override Judgement Try(ISubject subject) => Judgement.NoRestMember;
#endif
}
