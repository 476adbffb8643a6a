using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A member has another name, which moves it by the alphabet, and its number.</summary>
public sealed class RenameField() : VersionCapability<V1.RenamedPair, V2.RenamedPair>("C03", "a member was renamed and keeps its number")
{
    protected override V1.RenamedPair Make() => new() { One = new() { Kiwi = 11, Mango = 22 }, Two = new() { Kiwi = 33, Mango = 44 }, Tail = 55 };

    protected override Judgement Judge(V2.RenamedPair read) => (read.One.Kiwi, read.One.Apple, read.Two.Kiwi, read.Two.Apple, read.Tail) switch
    {
        (11, 22, 33, 44, 55) => Judgement.Pass(),
        (11, 0, 33, 0, 55) => Judgement.Partial("its value is lost, the others are kept"),
        var (a, b, c, d, e) => Judgement.Fail($"11 22, 33 44, 55 come back as {a} {b}, {c} {d}, {e}"),
    };
}

/// <summary>Members are declared in the other order, and their numbers go with them.</summary>
public sealed class ReorderNumbered() : VersionCapability<V1.ReorderedPair, V2.ReorderedPair>("C04.numbered", "members were reordered and keep their numbers")
{
    protected override V1.ReorderedPair Make() => new() { One = new() { Apple = 11, Zebra = 22 }, Two = new() { Apple = 33, Zebra = 44 }, Tail = 55 };

    protected override Judgement Judge(V2.ReorderedPair read) => (read.One.Apple, read.One.Zebra, read.Two.Apple, read.Two.Zebra, read.Tail) switch
    {
        (11, 22, 33, 44, 55) => Judgement.Pass(),
        (22, 11, 44, 33, 55) => Judgement.Fail("the values are swapped, silently"),
        var (a, b, c, d, e) => Judgement.Fail($"11 22, 33 44, 55 come back as {a} {b}, {c} {d}, {e}"),
    };
}

/// <summary>Members are declared in the other order, and numbered anew. Only a library that goes by names is right then.</summary>
public sealed class ReorderUnnumbered() : VersionCapability<V1.RenumberedPair, V2.RenumberedPair>("C04.unnumbered", "members were reordered without numbers that stay")
{
    protected override V1.RenumberedPair Make() => new() { One = new() { Apple = 11, Zebra = 22 }, Two = new() { Apple = 33, Zebra = 44 }, Tail = 55 };

    protected override Judgement Judge(V2.RenumberedPair read) => (read.One.Apple, read.One.Zebra, read.Two.Apple, read.Two.Zebra, read.Tail) switch
    {
        (11, 22, 33, 44, 55) => Judgement.Pass(),
        (22, 11, 44, 33, 55) => Judgement.Partial("values follow their numbers, or their places: without numbers that stay they are swapped, silently"),
        var (a, b, c, d, e) => Judgement.Fail($"11 22, 33 44, 55 come back as {a} {b}, {c} {d}, {e}"),
    };
}

/// <summary>The same class in another namespace; nothing in the payload is replaced.</summary>
public sealed class RenameNamespace() : ModelCapability("C09", "the class moved to another namespace", "versions", typeof(V1.RenumberedPair), typeof(V2.RenumberedPair))
{
    protected override Judgement Try(ISubject subject)
    {
        var payload = subject.Write(new V1.RenumberedPair { One = new() { Apple = 11, Zebra = 11 }, Two = new() { Apple = 33, Zebra = 33 }, Tail = 55 });
        var read = Attempt.Read<V2.RenumberedPair>(subject, payload, typeof(V1.RenumberedPair));
        return read.Value is { One.Apple: 11, Two.Zebra: 33, Tail: 55 }
            ? Judgement.Pass()
            : Judgement.Fail(read.Problem ?? "another value is read, silently") with { Evidence = payload };
    }
}
