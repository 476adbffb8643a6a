using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A class in another would show a reader that is one member off by an exception.</summary>
public sealed class AddToFlat() : VersionCapability<V1.Strip, V2.Strip>("C01.flat", "numbers were added to a class that holds nothing but numbers, and an old payload is read")
{
    protected override V1.Strip Make() => new() { Kiwi = 11, Mango = 22, Zebra = 33 };

    protected override Judgement Judge(V2.Strip read) => (read.Apple, read.Kiwi, read.Mango, read.Nut, read.Zebra) switch
    {
        (0, 11, 22, 0, 33) => Judgement.Pass(),
        var (apple, kiwi, mango, nut, zebra) => Judgement.Fail($"11 22 33 and two zeros come back as {kiwi} {mango} {zebra}, {apple} and {nut}"),
    };
}

/// <summary>The same the other way round.</summary>
public sealed class RemoveFromFlat() : VersionCapability<V2.Strip, V1.Strip>("C02.flat", "numbers were removed from a class that holds nothing but numbers, or a program is older than the payload")
{
    protected override V2.Strip Make() => new() { Apple = 98, Kiwi = 11, Mango = 22, Nut = 99, Zebra = 33 };

    protected override Judgement Judge(V1.Strip read) => (read.Kiwi, read.Mango, read.Zebra) switch
    {
        (11, 22, 33) => Judgement.Pass(),
        var (kiwi, mango, zebra) => Judgement.Fail($"11 22 33 come back as {kiwi} {mango} {zebra}"),
    };
}
