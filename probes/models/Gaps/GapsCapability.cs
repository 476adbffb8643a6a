using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A payload of the old version is read by a program whose numbers have a gap, where a member was.</summary>
public sealed class RemoveWithGap() : VersionCapability<V1.ShelfPair, V2.ShelfPair>("C02.gap", "a member was removed, and its number is not used again")
{
    protected override V1.ShelfPair Make() => new() { One = new() { Apple = 11, Mango = 99, Zebra = 22 }, Two = new() { Apple = 33, Mango = 98, Zebra = 44 }, Tail = 55 };

    protected override Judgement Judge(V2.ShelfPair read) => (read.One.Apple, read.One.Zebra, read.Two.Apple, read.Two.Zebra, read.Tail) != (11, 22, 33, 44, 55)
        ? Judgement.Fail($"11 22, 33 44, 55 come back as {read.One.Apple} {read.One.Zebra}, {read.Two.Apple} {read.Two.Zebra}, {read.Tail}")
        : Judgement.Pass();
}
