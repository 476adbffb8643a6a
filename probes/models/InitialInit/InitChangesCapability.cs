using Goldilocks.Prober.Capabilities;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Probes.Models;

/// <summary>The newer class has one member more.</summary>
public sealed class RemoveInitMember() : VersionCapability<V2.Ticket, V1.Ticket>("C02.init", "a member with init was removed, or a program is older than the payload")
{
    protected override V2.Ticket Make() => new() { Given = 11, Number = 99 };

    protected override Judgement Judge(V1.Ticket read) => read.Given == 11 ? Judgement.Pass() : Judgement.Fail($"11 comes back as {read.Given}");
}

/// <summary>What the old class has no place for is passed on by its program.</summary>
public sealed class PassOnInitMember() : PassedOnCapability<V2.Ticket, V1.Ticket>("C08.init", "a member with init that an old program does not know survives it")
{
    protected override V2.Ticket Make() => new() { Given = 11, Number = 99 };

    protected override bool IsWhole(V2.Ticket read) => (read.Given, read.Number) == (11, 99);
}

/// <summary>Its name differs, its number does not.</summary>
public sealed class RenameInitMember() : VersionCapability<V1.InitRenamed, V2.InitRenamed>("C03.init", "a member with init was renamed and keeps its number")
{
    protected override V1.InitRenamed Make() => new() { Kept = 11, Old = 22 };

    protected override Judgement Judge(V2.InitRenamed read) => (read.Kept, read.Fresh) switch
    {
        (11, 22) => Judgement.Pass(),
        (11, 0) => Judgement.Partial("its value is lost, the other is kept"),
        var (kept, fresh) => Judgement.Fail($"11 22 come back as {kept} {fresh}"),
    };
}

/// <summary>Their numbers go with them.</summary>
public sealed class ReorderInitMember() : VersionCapability<V1.InitReordered, V2.InitReordered>("C04.init", "members with init were reordered and keep their numbers")
{
    protected override V1.InitReordered Make() => new() { Apple = 11, Zebra = 22 };

    protected override Judgement Judge(V2.InitReordered read) => (read.Apple, read.Zebra) switch
    {
        (11, 22) => Judgement.Pass(),
        (22, 11) => Judgement.Fail("the values are swapped, silently"),
        var (apple, zebra) => Judgement.Fail($"11 22 come back as {apple} {zebra}"),
    };
}

/// <summary>Every int is a long.</summary>
public sealed class WidenInitMember() : VersionCapability<V1.InitWidened, V2.InitWidened>("C05.init", "a member with init was an int and became a long")
{
    protected override V1.InitWidened Make() => new() { Value = -11, Tail = 55 };

    protected override Judgement Judge(V2.InitWidened read) => (read.Value, read.Tail) is (-11, 55) ? Judgement.Pass() : Judgement.Fail($"-11, 55 come back as {read.Value}, {read.Tail}");
}

/// <summary>Only an exception is right.</summary>
public sealed class NarrowInitMember() : VersionCapability<V2.InitWidened, V1.InitWidened>("C06.init", "a member with init was a long and became an int, and the value does not fit")
{
    private const long DoesNotFit = 1L << 40;

    protected override V2.InitWidened Make() => new() { Value = DoesNotFit + 7, Tail = 55 };

    protected override Judgement Judge(V1.InitWidened read) => Judgement.Fail($"2^40 + 7, 55 come back as {read.Value}, {read.Tail}, silently");

    protected override Judgement Judge(Attempt<V1.InitWidened> refused, Attempt<V2.InitWidened> own) => Attempt.Refusal(refused, own);
}

/// <summary>One number became a list of numbers.</summary>
public sealed class MultiplyInitMember() : VersionCapability<V1.InitMultiplied, V2.InitMultiplied>("C07.init", "a member with init was an int and became a list")
{
    protected override V1.InitMultiplied Make() => new() { Value = 11, Tail = 55 };

    protected override Judgement Judge(V2.InitMultiplied read) => (read.Value, read.Tail) switch
    {
        ([11], 55) => Judgement.Pass(),
        (null or [], 55) => Judgement.Partial("the list is empty, the rest is kept"),
        var (list, tail) => Judgement.Fail($"11, 55 come back as a list of {list?.Count ?? 0}, {tail}"),
    };
}
