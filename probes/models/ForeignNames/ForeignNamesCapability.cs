using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A generator writes code with these names, and a table of names is made of their bytes.</summary>
public sealed class LetteredNames() : RoundTripCapability<Lettered>("C20.letters", "members with names beyond ASCII, and names that are words of C#", "members")
{
    protected override bool IsOfConversion => true;

    protected override Lettered Make() => new() { Größe = 11, あああ = 22, @class = 33, value = 44 };

    protected override Judgement Judge(Lettered read) => read switch
    {
        { Größe: 11, あああ: 22, @class: 33, value: 44 } => Judgement.Pass(),
        var other => Judgement.Fail($"11, 22, 33 and 44 come back as {other.Größe}, {other.あああ}, {other.@class} and {other.value}, silently"),
    };
}
