using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Code that is generated inside of such a class has to repeat what is around it, with its kind.</summary>
public sealed class InsideStructures() : RoundTripCapability<Archipelago>("C20.nested-structure", "classes inside of a structure, of a record and of a static class", "members")
{
    protected override bool IsOfConversion => true;

    protected override Archipelago Make() => new() { Shore = new() { Length = 11 }, Reef = new() { Width = 22 }, Delta = new() { Arms = 33 } };

    protected override Judgement Judge(Archipelago read) => read switch
    {
        { Shore.Length: 11, Reef.Width: 22, Delta.Arms: 33 } => Judgement.Pass(),
        var other => Judgement.Fail($"11, 22 and 33 come back as {other.Shore?.Length}, {other.Reef?.Width} and {other.Delta?.Arms}, silently"),
    };
}
