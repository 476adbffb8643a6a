using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The type of such a property is none that a value can be of.</summary>
public sealed class RefProperties() : RoundTripCapability<Gearbox>("C20.ref-property", "a class with a property that returns by reference, beside a number", "members")
{
    protected override bool IsOfConversion => true;

    protected override Gearbox Make()
    {
        var gearbox = new Gearbox { Number = 11 };
        gearbox.Gear = 3;
        return gearbox;
    }

    protected override Judgement Judge(Gearbox read) => read.Number == 11 ? Judgement.Pass() : Judgement.Fail($"11 comes back as {read.Number}, silently");
}
