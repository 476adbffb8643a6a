using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Code that a library makes at run time, or in another assembly, may not see it.</summary>
internal sealed class InternalClasses() : RoundTripCapability<Inmate>("C20.internal", "an internal class with public members", "members")
{
    protected override bool IsOfConversion => true;

    protected override Inmate Make() => new() { Number = 11, Text = "here" };

    protected override Judgement Judge(Inmate read) => read switch
    {
        { Number: 11, Text: "here" } => Judgement.Pass(),
        var inmate => Judgement.Fail($"11 and here come back as {inmate.Number} and {inmate.Text ?? "null"}, silently"),
    };
}
