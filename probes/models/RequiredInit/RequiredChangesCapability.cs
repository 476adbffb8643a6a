using Goldilocks.Prober.Capabilities;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Probes.Models;

/// <summary>The newer class has one member more.</summary>
public sealed class RemoveRequiredMember() : VersionCapability<V2.Permit, V1.Permit>("C02.required", "a required member was removed, or a program is older than the payload")
{
    protected override V2.Permit Make() => new() { Given = 11, Number = 99 };

    protected override Judgement Judge(V1.Permit read) => read.Given == 11 ? Judgement.Pass() : Judgement.Fail($"11 comes back as {read.Given}");
}

/// <summary>What the old class has no place for is passed on by its program.</summary>
public sealed class PassOnRequiredMember() : PassedOnCapability<V2.Permit, V1.Permit>("C08.required", "a required member that an old program does not know survives it")
{
    protected override V2.Permit Make() => new() { Given = 11, Number = 99 };

    protected override bool IsWhole(V2.Permit read) => (read.Given, read.Number) == (11, 99);
}

/// <summary>Its name differs, its number does not.</summary>
public sealed class RenameRequiredMember() : VersionCapability<V1.RequiredRenamed, V2.RequiredRenamed>("C03.required", "a required member was renamed and keeps its number")
{
    protected override V1.RequiredRenamed Make() => new() { Kept = 11, Old = 22 };

    protected override Judgement Judge(V2.RequiredRenamed read) => (read.Kept, read.Fresh) switch
    {
        (11, 22) => Judgement.Pass(),
        (11, 0) => Judgement.Partial("its value is lost, and is not reported as missing, the other is kept"),
        var (kept, fresh) => Judgement.Fail($"11 22 come back as {kept} {fresh}"),
    };

    protected override Judgement Judge(Attempt<V2.RequiredRenamed> refused, Attempt<V1.RequiredRenamed> own) => refused.IsClean ? Judgement.Partial("it is reported as missing: " + refused.Problem) : Judgement.Fail(refused.Problem!);
}

/// <summary>Their numbers go with them.</summary>
public sealed class ReorderRequiredMember() : VersionCapability<V1.RequiredReordered, V2.RequiredReordered>("C04.required", "required members were reordered and keep their numbers")
{
    protected override V1.RequiredReordered Make() => new() { Apple = 11, Zebra = 22 };

    protected override Judgement Judge(V2.RequiredReordered read) => (read.Apple, read.Zebra) switch
    {
        (11, 22) => Judgement.Pass(),
        (22, 11) => Judgement.Fail("the values are swapped, silently"),
        var (apple, zebra) => Judgement.Fail($"11 22 come back as {apple} {zebra}"),
    };
}

/// <summary>Every int is a long.</summary>
public sealed class WidenRequiredMember() : VersionCapability<V1.RequiredWidened, V2.RequiredWidened>("C05.required", "a required member was an int and became a long")
{
    protected override V1.RequiredWidened Make() => new() { Value = -11, Tail = 55 };

    protected override Judgement Judge(V2.RequiredWidened read) => (read.Value, read.Tail) is (-11, 55) ? Judgement.Pass() : Judgement.Fail($"-11, 55 come back as {read.Value}, {read.Tail}");
}

/// <summary>Only an exception is right.</summary>
public sealed class NarrowRequiredMember() : VersionCapability<V2.RequiredWidened, V1.RequiredWidened>("C06.required", "a required member was a long and became an int, and the value does not fit")
{
    private const long DoesNotFit = 1L << 40;

    protected override V2.RequiredWidened Make() => new() { Value = DoesNotFit + 7, Tail = 55 };

    protected override Judgement Judge(V1.RequiredWidened read) => Judgement.Fail($"2^40 + 7, 55 come back as {read.Value}, {read.Tail}, silently");

    protected override Judgement Judge(Attempt<V1.RequiredWidened> refused, Attempt<V2.RequiredWidened> own) => Attempt.Refusal(refused, own);
}

/// <summary>One number became a list of numbers.</summary>
public sealed class MultiplyRequiredMember() : VersionCapability<V1.RequiredMultiplied, V2.RequiredMultiplied>("C07.required", "a required member was an int and became a list")
{
    protected override V1.RequiredMultiplied Make() => new() { Value = 11, Tail = 55 };

    protected override Judgement Judge(V2.RequiredMultiplied read) => (read.Value, read.Tail) switch
    {
        ([11], 55) => Judgement.Pass(),
        (null or [], 55) => Judgement.Partial("the list is empty, the rest is kept"),
        var (list, tail) => Judgement.Fail($"11, 55 come back as a list of {list?.Count ?? 0}, {tail}"),
    };
}
