using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is marked as the library wants it.</summary>
public sealed class PrivateConstructors() : RoundTripCapability<Vault>("C17.private-constructor", "a class whose only constructor without parameters is private", "members")
{
    protected override bool IsOfConversion => true;

    protected override Vault Make() => Vault.Of(11);

    protected override Judgement Judge(Vault read) => read switch
    {
        { Code: 11 } => Judgement.Pass(),
        var vault => Judgement.Fail($"11 comes back as {vault.Code}, silently"),
    };
}
