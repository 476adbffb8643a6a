using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A field that nothing else sees.</summary>
public sealed class PrivateField() : RoundTripCapability<Safe>("C19.field", "a private field, marked as the library wants it", "members")
{
    protected override bool IsOfConversion => true;

    protected override Safe Make() => new Safe().Lock(7);

    protected override Judgement Judge(Safe read) => read switch
    {
        var safe when safe.Code() == 7 => Judgement.Pass(),
        _ => Judgement.Fail("its values are lost, silently"),
    };
}
