using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>It is marked as the library wants it.</summary>
public sealed class PrivateConstructors() : ModelCapability("C17.private-constructor", "a class whose only constructor without parameters is private", "members", typeof(Vault))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, Vault.Of(11));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Code: 11 } => Judgement.Pass(),
            var vault => Judgement.Fail($"11 comes back as {vault.Code}, silently"),
        };
    }
}
