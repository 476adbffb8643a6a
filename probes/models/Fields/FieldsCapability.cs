using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The members are fields.</summary>
public sealed class AddPublicField() : VersionCapability<V1.Slot, V2.Slot>("C01.field", "a field with an initial value was added, and an old payload is read")
{
    private const int Initial = 42;

    protected override V1.Slot Make() => new() { Given = 11 };

    protected override Judgement Judge(V2.Slot read) => (read.Given, read.Number) switch
    {
        (11, Initial) => Judgement.Pass(),
        (11, 0) => Judgement.Partial("the new field is 0 instead of its initial 42"),
        var (given, number) => Judgement.Fail($"11 and the initial 42 come back as {given} and {number}"),
    };
}
