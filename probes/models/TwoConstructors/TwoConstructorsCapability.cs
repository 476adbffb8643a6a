using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that takes the constructor with the most parameters gives it a member's value, or none.</summary>
public sealed class SeveralConstructors() : RoundTripCapability<HasTwoConstructors>("C17.several", "a class with a constructor without parameters and another, whose parameter is no member", "members")
{
    protected override HasTwoConstructors Make() => new() { Text = "here", Number = 11 };

    protected override Judgement Judge(HasTwoConstructors read) => read switch
    {
        { Text: "here", Number: 11 } => Judgement.Pass(),
        var other => Judgement.Fail($"here and 11 come back as {other.Text ?? "null"} and {other.Number}, silently"),
    };
}
