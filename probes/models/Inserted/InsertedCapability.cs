using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A payload of the old version is read by a program that has one member more, between the others.</summary>
public sealed class InsertField() : VersionCapability<V1.RowPair, V2.RowPair>("C01.insert", "a member was added between others, which keep their numbers, and an old payload is read")
{
    private const int Initial = 7;

    protected override V1.RowPair Make() => new() { One = new() { Apple = 11, Zebra = 22 }, Two = new() { Apple = 33, Zebra = 44 }, Tail = 55 };

    protected override Judgement Judge(V2.RowPair read) => (read.One.Apple, read.One.Zebra, read.Two.Apple, read.Two.Zebra, read.Tail) != (11, 22, 33, 44, 55)
        ? Judgement.Fail($"11 22, 33 44, 55 come back as {read.One.Apple} {read.One.Zebra}, {read.Two.Apple} {read.Two.Zebra}, {read.Tail}")
        : (read.One.Mango, read.Two.Mango) switch
        {
            (Initial, Initial) => Judgement.Pass(),
            (0, 0) => Judgement.Partial("the new member is 0 instead of its initial 7"),
            var (one, two) => Judgement.Fail($"the new member is {one} and {two} instead of its initial 7"),
        };
}

/// <summary>A payload of the new version is read by a program that lacks a member between the others.</summary>
public sealed class RemoveBetween() : VersionCapability<V2.RowPair, V1.RowPair>("C02.middle", "a member between others was removed, or a program is older than the payload")
{
    protected override V2.RowPair Make() => new() { One = new() { Apple = 11, Mango = 99, Zebra = 22 }, Two = new() { Apple = 33, Mango = 98, Zebra = 44 }, Tail = 55 };

    protected override Judgement Judge(V1.RowPair read) => (read.One.Apple, read.One.Zebra, read.Two.Apple, read.Two.Zebra, read.Tail) != (11, 22, 33, 44, 55)
        ? Judgement.Fail($"11 22, 33 44, 55 come back as {read.One.Apple} {read.One.Zebra}, {read.Two.Apple} {read.Two.Zebra}, {read.Tail}")
        : Judgement.Pass();
}
