using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It can be set, which is all that a reader needs.</summary>
public sealed class PrivateGetters() : VersionCapability<V1.Ballot, V2.Ballot>("C02.private-getter", "a payload has members whose getter only the class itself may call: a number and a list")
{
    protected override bool IsOfConversion => true;

    protected override V1.Ballot Make() => new() { Number = 11, Choices = [3, 1, 2] };

    protected override Judgement Judge(V2.Ballot read) => read.Count() switch
    {
        (11, [3, 1, 2]) => Judgement.Pass(),
        (11, null or []) => Judgement.Fail("the number comes back and the list does not, silently"),
        (0, null or []) => Judgement.Fail("both are lost, silently"),
        var (number, choices) => Judgement.Fail($"11 and 3, 1, 2 come back as {number} and {(choices is null ? "null" : string.Join(", ", choices))}, silently"),
    };
}
