using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The new member can only be set where the object is made. A generator that always sets it forgets its initial value.</summary>
public sealed class AddInit() : VersionCapability<V1.Ticket, V2.Ticket>("C01.init", "a member with init and an initial value was added, and an old payload is read")
{
    private const int Initial = 42;

    protected override V1.Ticket Make() => new() { Given = 11 };

    protected override Judgement Judge(V2.Ticket read) => (read.Given, read.Number) switch
    {
        (11, Initial) => Judgement.Pass(),
        (11, 0) => Judgement.Partial("the new member is 0 instead of its initial 42"),
        var (given, number) => Judgement.Fail($"11 and the initial 42 come back as {given} and {number}"),
    };
}
