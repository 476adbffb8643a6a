using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The newer class has one member more.</summary>
public sealed class RemoveInitMember() : VersionCapability<V2.Ticket, V1.Ticket>("C02.init", "a member with init was removed, or a program is older than the payload")
{
    protected override V2.Ticket Make() => new() { Given = 11, Number = 99 };

    protected override Judgement Judge(V1.Ticket read) => SmallChanges.Removed(read.Given);
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

    protected override Judgement Judge(V2.InitRenamed read) => SmallChanges.Renamed(read.Kept, read.Fresh);
}

/// <summary>Their numbers go with them.</summary>
public sealed class ReorderInitMember() : VersionCapability<V1.InitReordered, V2.InitReordered>("C04.init", "members with init were reordered and keep their numbers")
{
    protected override V1.InitReordered Make() => new() { Apple = 11, Zebra = 22 };

    protected override Judgement Judge(V2.InitReordered read) => SmallChanges.Reordered(read.Apple, read.Zebra);
}

/// <summary>Every int is a long.</summary>
public sealed class WidenInitMember() : VersionCapability<V1.InitWidened, V2.InitWidened>("C05.init", "a member with init was an int and became a long")
{
    protected override V1.InitWidened Make() => new() { Value = -11, Tail = 55 };

    protected override Judgement Judge(V2.InitWidened read) => SmallChanges.Widened(read.Value, read.Tail);
}

/// <summary>Only an exception is right.</summary>
public sealed class NarrowInitMember() : VersionCapability<V2.InitWidened, V1.InitWidened>("C06.init", "a member with init was a long and became an int, and the value does not fit")
{
    protected override V2.InitWidened Make() => new() { Value = SmallChanges.DoesNotFit, Tail = 55 };

    protected override Judgement Judge(V1.InitWidened read) => SmallChanges.Narrowed(read.Value, read.Tail);

    protected override Judgement Judge(Attempt<V1.InitWidened> refused, Attempt<V2.InitWidened> own) => Attempt.Refusal(refused, own);
}

/// <summary>One number became a list of numbers.</summary>
public sealed class MultiplyInitMember() : VersionCapability<V1.InitMultiplied, V2.InitMultiplied>("C07.init", "a member with init was an int and became a list")
{
    protected override V1.InitMultiplied Make() => new() { Value = 11, Tail = 55 };

    protected override Judgement Judge(V2.InitMultiplied read) => SmallChanges.Multiplied(read.Value, read.Tail);
}
