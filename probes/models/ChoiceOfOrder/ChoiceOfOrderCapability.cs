using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that takes the constructor with the most parameters, by their places, mixes the members.</summary>
public sealed class ChoiceOfOrder() : RoundTripCapability<Carton>("C17.several-order", "a class with a constructor without parameters and another, whose parameters stand in another order than the members", "members")
{
    protected override Carton Make() => new() { Length = 11, Width = 22, Height = 33 };

    protected override Judgement Judge(Carton read) => read switch
    {
        { Length: 11, Width: 22, Height: 33 } => Judgement.Pass(),
        _ => Judgement.Fail($"11, 22 and 33 come back as {read.Length}, {read.Width} and {read.Height}, silently"),
    };
}
