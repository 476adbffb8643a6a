using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Code that is generated inside of the class has to repeat what is around it.</summary>
public sealed class InsideInterfaces() : RoundTripCapability<Anchorage>("C20.nested-interface", "a class inside of an interface", "members")
{
    protected override bool IsOfConversion => true;

    protected override Anchorage Make() => new() { Value = new() { Number = 11 } };

    protected override Judgement Judge(Anchorage read) => read switch
    {
        { Value.Number: 11 } => Judgement.Pass(),
        { Value: var value } => Judgement.Fail($"11 comes back as {value?.Number.ToString() ?? "null"}, silently"),
    };
}
