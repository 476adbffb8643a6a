using Goldilocks.Prober.Capabilities;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Probes.Models;

/// <summary>The newer class has one member more.</summary>
public sealed class RemoveFieldMember() : VersionCapability<V2.Slot, V1.Slot>("C02.field", "a field was removed, or a program is older than the payload")
{
    protected override V2.Slot Make() => new() { Given = 11, Number = 99 };

    protected override Judgement Judge(V1.Slot read) => read.Given == 11 ? Judgement.Pass() : Judgement.Fail($"11 comes back as {read.Given}");
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

    protected override Judgement Judge(V2.FieldRenamed read) => (read.Kept, read.Fresh) switch
    {
        (11, 22) => Judgement.Pass(),
        (11, 0) => Judgement.Partial("its value is lost, the other is kept"),
        var (kept, fresh) => Judgement.Fail($"11 22 come back as {kept} {fresh}"),
    };
}

/// <summary>Their numbers go with them.</summary>
public sealed class ReorderFieldMember() : VersionCapability<V1.FieldReordered, V2.FieldReordered>("C04.field", "fields were reordered and keep their numbers")
{
    protected override V1.FieldReordered Make() => new() { Apple = 11, Zebra = 22 };

    protected override Judgement Judge(V2.FieldReordered read) => (read.Apple, read.Zebra) switch
    {
        (11, 22) => Judgement.Pass(),
        (22, 11) => Judgement.Fail("the values are swapped, silently"),
        var (apple, zebra) => Judgement.Fail($"11 22 come back as {apple} {zebra}"),
    };
}

/// <summary>Every int is a long.</summary>
public sealed class WidenFieldMember() : VersionCapability<V1.FieldWidened, V2.FieldWidened>("C05.field", "a field was an int and became a long")
{
    protected override V1.FieldWidened Make() => new() { Value = -11, Tail = 55 };

    protected override Judgement Judge(V2.FieldWidened read) => (read.Value, read.Tail) is (-11, 55) ? Judgement.Pass() : Judgement.Fail($"-11, 55 come back as {read.Value}, {read.Tail}");
}

/// <summary>Only an exception is right.</summary>
public sealed class NarrowFieldMember() : VersionCapability<V2.FieldWidened, V1.FieldWidened>("C06.field", "a field was a long and became an int, and the value does not fit")
{
    private const long DoesNotFit = 1L << 40;

    protected override V2.FieldWidened Make() => new() { Value = DoesNotFit + 7, Tail = 55 };

    protected override Judgement Judge(V1.FieldWidened read) => Judgement.Fail($"2^40 + 7, 55 come back as {read.Value}, {read.Tail}, silently");

    protected override Judgement Judge(Attempt<V1.FieldWidened> refused, Attempt<V2.FieldWidened> own) => Attempt.Refusal(refused, own);
}

/// <summary>One number became a list of numbers.</summary>
public sealed class MultiplyFieldMember() : VersionCapability<V1.FieldMultiplied, V2.FieldMultiplied>("C07.field", "a field was an int and became a list")
{
    protected override V1.FieldMultiplied Make() => new() { Value = 11, Tail = 55 };

    protected override Judgement Judge(V2.FieldMultiplied read) => (read.Value, read.Tail) switch
    {
        ([11], 55) => Judgement.Pass(),
        (null or [], 55) => Judgement.Partial("the list is empty, the rest is kept"),
        var (list, tail) => Judgement.Fail($"11, 55 come back as a list of {list?.Count ?? 0}, {tail}"),
    };
}
