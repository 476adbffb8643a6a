using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a property that asks for an argument.</summary>
public sealed class Indexers() : RoundTripCapability<Shelved>("C20.indexer", "a class with an indexer", "members")
{
    protected override bool IsOfConversion => true;

    protected override Shelved Make() => new() { Number = 11 };

    protected override Judgement Judge(Shelved read) => read switch
    {
        { Number: 11 } => Judgement.Pass(),
        var shelved => Judgement.Fail($"11 comes back as {shelved.Number}, silently"),
    };
}
