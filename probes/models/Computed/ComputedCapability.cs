using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It need not be written and cannot be set, and the members beside it must come back.</summary>
public sealed class ComputedMember() : RoundTripCapability<HasComputed>("C17.computed", "a member that has a getter only, because it is computed from another", "members")
{
    protected override HasComputed Make() => new() { Number = 11, Last = 33 };

    protected override Judgement Judge(HasComputed read) => read switch
    {
        { Number: 11, Last: 33 } => Judgement.Pass(),
        var other => Judgement.Fail($"11 and 33 come back as {other.Number} and {other.Last}, silently"),
    };
}
