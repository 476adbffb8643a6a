using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>A field that nothing else sees.</summary>
public sealed class PrivateField() : ModelCapability("C19.field", "a private field, marked as the library wants it", "members", typeof(Safe))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Safe().Lock(7));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            var safe when safe.Code() == 7 => Judgement.Pass(),
            _ => Judgement.Fail("its values are lost, silently"),
        };
    }
}
