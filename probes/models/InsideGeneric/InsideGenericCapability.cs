using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A class inside of a generic one is generic too, without parameters of its own.</summary>
public sealed class InsideOfGenerics() : RoundTripCapability<HasCabinet>("C20.inside-generic", "a class and an enumeration inside of a generic class", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasCabinet Make() => new() { Value = new() { Drawers = [new() { Load = 11 }, new() { Load = 22 }], Kind = Cabinet<int>.Wood.Oak } };

    protected override Judgement Judge(HasCabinet read) => read switch
    {
        { Value: { Drawers: [{ Load: 11 }, { Load: 22 }], Kind: Cabinet<int>.Wood.Oak } } => Judgement.Pass(),
        var other => Judgement.Fail($"11, 22 and Oak come back as {string.Join(", ", other.Value?.Drawers?.Select(board => board.Load) ?? [])} and {other.Value?.Kind}, silently"),
    };
}
