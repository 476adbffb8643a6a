using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that writes members by position writes a placeholder for each free number. After a later version has given such a number to a member, its reader may take the placeholder for a value.</summary>
public sealed class LowerNumbers() : VersionCapability<V1.Bay, V2.Bay>("C01.lower", "members with lower numbers than the others were added, and an old payload is read")
{
    protected override V1.Bay Make() => new() { Zebra = 33 };

    protected override Judgement Judge(V2.Bay read) => (read.Apple, read.Mango, read.Zebra) switch
    {
        (7, 8, 33) => Judgement.Pass(),
        (0 or 7, 0 or 8, 33) => Judgement.Partial($"the new members are {read.Apple} and {read.Mango} instead of their initial 7 and 8"),
        var (apple, mango, zebra) => Judgement.Fail($"33 comes back as {zebra}, beside {apple} and {mango}"),
    };
}
