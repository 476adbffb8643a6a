using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>In C# they are two members.</summary>
public sealed class CaseNames() : RoundTripCapability<CaseTwins>("C20.case", "members whose names differ in the case of their letters only", "members")
{
    protected override bool IsOfConversion => true;

    protected override CaseTwins Make() => new() { Value = 11, VALUE = 22 };

    protected override Judgement Judge(CaseTwins read) => read switch
    {
        { Value: 11, VALUE: 22 } => Judgement.Pass(),
        var twins => Judgement.Fail($"11 and 22 come back as {twins.Value} and {twins.VALUE}, silently"),
    };
}
