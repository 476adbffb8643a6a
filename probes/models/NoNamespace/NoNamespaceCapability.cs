using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Code that a generator writes must not begin with the name of a namespace there.</summary>
public sealed class ClassesWithoutNamespace() : RoundTripCapability<Unhoused>("C20.global", "a class without a namespace", "members")
{
    protected override bool IsOfConversion => true;

    protected override Unhoused Make() => new() { Number = 11, Part = new() { Text = "here" } };

    protected override Judgement Judge(Unhoused read) => read switch
    {
        { Number: 11, Part.Text: "here" } => Judgement.Pass(),
        var other => Judgement.Fail($"11 and here come back as {other.Number} and {other.Part?.Text ?? "null"}, silently"),
    };
}
