using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The newer class has one member more.</summary>
public sealed class RemoveFieldMember() : VersionCapability<V2.Slot, V1.Slot>("C02.field", "a field was removed, or a program is older than the payload")
{
    protected override V2.Slot Make() => new() { Given = 11, Number = 99 };

    protected override Judgement Judge(V1.Slot read) => SmallChanges.Removed(read.Given);
}

/// <summary>What the old class has no place for is passed on by its program.</summary>
public sealed class PassOnFieldMember() : PassedOnCapability<V2.Slot, V1.Slot>("C08.field", "a field that an old program does not know survives it")
{
    protected override V2.Slot Make() => new() { Given = 11, Number = 99 };

    protected override bool IsWhole(V2.Slot read) => (read.Given, read.Number) == (11, 99);
}

/// <summary>Its name differs, its number does not.</summary>
public sealed class RenameFieldMember() : VersionCapability<V1.FieldRenamed, V2.FieldRenamed>("C03.field", "a field was renamed and keeps its number")
{
    protected override V1.FieldRenamed Make() => new() { Kept = 11, Old = 22 };

    protected override Judgement Judge(V2.FieldRenamed read) => SmallChanges.Renamed(read.Kept, read.Fresh);
}

/// <summary>Their numbers go with them.</summary>
public sealed class ReorderFieldMember() : VersionCapability<V1.FieldReordered, V2.FieldReordered>("C04.field", "fields were reordered and keep their numbers")
{
    protected override V1.FieldReordered Make() => new() { Apple = 11, Zebra = 22 };

    protected override Judgement Judge(V2.FieldReordered read) => SmallChanges.Reordered(read.Apple, read.Zebra);
}

/// <summary>Every int is a long.</summary>
public sealed class WidenFieldMember() : VersionCapability<V1.FieldWidened, V2.FieldWidened>("C05.field", "a field was an int and became a long")
{
    protected override V1.FieldWidened Make() => new() { Value = -11, Tail = 55 };

    protected override Judgement Judge(V2.FieldWidened read) => SmallChanges.Widened(read.Value, read.Tail);
}

/// <summary>Only an exception is right.</summary>
public sealed class NarrowFieldMember() : VersionCapability<V2.FieldWidened, V1.FieldWidened>("C06.field", "a field was a long and became an int, and the value does not fit")
{
    protected override V2.FieldWidened Make() => new() { Value = SmallChanges.DoesNotFit, Tail = 55 };

    protected override Judgement Judge(V1.FieldWidened read) => SmallChanges.Narrowed(read.Value, read.Tail);

    protected override Judgement Judge(Attempt<V1.FieldWidened> refused, Attempt<V2.FieldWidened> own) => Attempt.Refusal(refused, own);
}

/// <summary>One number became a list of numbers.</summary>
public sealed class MultiplyFieldMember() : VersionCapability<V1.FieldMultiplied, V2.FieldMultiplied>("C07.field", "a field was an int and became a list")
{
    protected override V1.FieldMultiplied Make() => new() { Value = 11, Tail = 55 };

    protected override Judgement Judge(V2.FieldMultiplied read) => SmallChanges.Multiplied(read.Value, read.Tail);
}
