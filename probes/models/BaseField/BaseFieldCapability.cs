using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What lists the fields of a class leaves out the private ones of its base class.</summary>
public sealed class PrivateFieldOfBase() : RoundTripCapability<InnerStrongbox>("C19.base-field", "a private field of a base class, marked as the library wants it", "members")
{
    protected override bool IsOfConversion => true;

    protected override InnerStrongbox Make()
    {
        var vault = new InnerStrongbox { Own = 33 };
        vault.Lock(7);
        return vault;
    }

    protected override Judgement Judge(InnerStrongbox read) => (read.Code(), read.Own) == (7, 33) ? Judgement.Pass() : Judgement.Fail($"7 and 33 come back as {read.Code()} and {read.Own}, silently");
}
