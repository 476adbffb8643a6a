using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A payload of the old version is read by a program that has one member more.</summary>
public sealed class AddField() : VersionCapability<V1.GrownPair, V2.GrownPair>("C01", "a member was added, and an old payload is read")
{
    private const int Initial = 7;

    protected override V1.GrownPair Make() => new() { One = new() { Mango = 11, Zebra = 22 }, Two = new() { Mango = 33, Zebra = 44 }, Tail = 55 };

    protected override Judgement Judge(V2.GrownPair read) => (read.One.Mango, read.One.Zebra, read.Two.Mango, read.Two.Zebra, read.Tail) != (11, 22, 33, 44, 55)
        ? Judgement.Fail($"the old members 11 22, 33 44, 55 come back as {read.One.Mango} {read.One.Zebra}, {read.Two.Mango} {read.Two.Zebra}, {read.Tail}")
        : (read.One.Apple, read.Two.Apple) switch
        {
            (Initial, Initial) => Judgement.Pass(),
            (0, 0) => Judgement.Partial("the new member is 0 instead of its initial 7"),
            var (one, two) => Judgement.Fail($"the new member is {one} and {two} instead of its initial 7"),
        };
}

/// <summary>A payload of the new version is read by a program that has one member less.</summary>
public sealed class RemoveField() : VersionCapability<V2.GrownPair, V1.GrownPair>("C02", "a member was removed, or a program is older than the payload")
{
    protected override V2.GrownPair Make() => new() { One = new() { Mango = 11, Zebra = 22, Apple = 99 }, Two = new() { Mango = 33, Zebra = 44, Apple = 98 }, Tail = 55 };

    protected override Judgement Judge(V1.GrownPair read) => (read.One.Mango, read.One.Zebra, read.Two.Mango, read.Two.Zebra, read.Tail) != (11, 22, 33, 44, 55)
        ? Judgement.Fail($"11 22, 33 44, 55 come back as {read.One.Mango} {read.One.Zebra}, {read.Two.Mango} {read.Two.Zebra}, {read.Tail}")
        : Judgement.Pass();
}

/// <summary>A value goes from the new version through an old program and back.</summary>
public sealed class UnknownPreserved() : PassedOnCapability<V2.GrownPair, V1.GrownPair>("C08", "a member that an old program does not know survives it")
{
    private const int Unknown = 99;

    protected override V2.GrownPair Make() => new() { One = new() { Mango = 11, Zebra = 22, Apple = Unknown }, Two = new() { Mango = 33, Zebra = 44, Apple = Unknown }, Tail = 55 };

    protected override bool IsWhole(V2.GrownPair read) => read is { One: { Mango: 11, Zebra: 22, Apple: Unknown }, Two: { Mango: 33, Zebra: 44, Apple: Unknown }, Tail: 55 };
}
