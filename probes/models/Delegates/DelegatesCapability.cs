using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may refuse the type for what it never has to write.</summary>
public sealed class Delegates() : RoundTripCapability<Button>("C20.delegate", "a class with a field that is a delegate, which is not set", "members")
{
    protected override bool IsOfConversion => true;

    protected override Button Make() => new() { Number = 11, Text = "here" };

    protected override Judgement Judge(Button read) => read switch
    {
        { Number: 11, Text: "here" } => Judgement.Pass(),
        var button => Judgement.Fail($"11 and here come back as {button.Number} and {button.Text ?? "null"}, silently"),
    };
}
