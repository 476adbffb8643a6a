using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>As C20.unset. It stands apart because the code of a generator may not compile for it.</summary>
public sealed class UnsetDelegates() : RoundTripCapability<HasUnsetDelegate>("C20.unset-delegate", "a class with a member that is a delegate and null", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasUnsetDelegate Make() => new() { Number = 11, Text = "here" };

    protected override Judgement Judge(HasUnsetDelegate read) => read is { Number: 11, Unset: null, Text: "here" }
        ? Judgement.Pass()
        : Judgement.Fail($"11, null and here come back as {read.Number}, {(read.Unset is null ? "null" : "a delegate")} and {read.Text ?? "null"}, silently");
}
