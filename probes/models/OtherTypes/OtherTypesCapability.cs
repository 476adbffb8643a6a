using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A text, a number that can be null, a list and an object were added between the others.</summary>
public sealed class AddOtherTypes() : VersionCapability<V1.Card, V2.Card>("C01.types", "a text, a nullable number, a list and an object were added, and an old payload is read")
{
    protected override V1.Card Make() => new() { Apple = 11, Kiwi = "twenty-two", Zebra = 33 };

    protected override Judgement Judge(V2.Card read) => (read.Apple, read.Kiwi, read.Zebra) != (11, "twenty-two", 33)
        ? Judgement.Fail($"11, twenty-two, 33 come back as {read.Apple}, {read.Kiwi ?? "null"}, {read.Zebra}")
        : read switch
        {
            { Berry: null, Cherry: null, Dates: null, Elder: null } => Judgement.Pass(),
            { Berry: null or "", Cherry: null or 0, Dates: null or { Count: 0 }, Elder: null or { Number: 0 } } => Judgement.Partial("a new member is empty or 0 instead of null"),
            _ => Judgement.Fail("a new member has a value that nobody wrote"),
        };
}

/// <summary>The old program meets a text, a number, a list and an object that it does not know.</summary>
public sealed class RemoveOtherTypes() : VersionCapability<V2.Card, V1.Card>("C02.types", "a text, a nullable number, a list and an object were removed, or a program is older than the payload")
{
    protected override V2.Card Make() => new() { Apple = 11, Berry = "berry", Cherry = 0.5, Dates = [7, 8, 9], Elder = new() { Number = 10 }, Kiwi = "twenty-two", Zebra = 33 };

    protected override Judgement Judge(V1.Card read) => (read.Apple, read.Kiwi, read.Zebra) != (11, "twenty-two", 33)
        ? Judgement.Fail($"11, twenty-two, 33 come back as {read.Apple}, {read.Kiwi ?? "null"}, {read.Zebra}")
        : Judgement.Pass();
}

/// <summary>A text between two numbers has another name, and its place by the alphabet is the same.</summary>
public sealed class RenameBetween() : VersionCapability<V1.Label, V2.Label>("C03.middle", "a text between others was renamed and keeps its number")
{
    protected override V1.Label Make() => new() { Apple = 11, Kiwi = "twenty-two", Zebra = 33 };

    protected override Judgement Judge(V2.Label read) => (read.Apple, read.Mango, read.Zebra) switch
    {
        (11, "twenty-two", 33) => Judgement.Pass(),
        (11, null or "", 33) => Judgement.Partial("its value is lost, the others are kept"),
        var (apple, mango, zebra) => Judgement.Fail($"11, twenty-two, 33 come back as {apple}, {mango}, {zebra}"),
    };
}
