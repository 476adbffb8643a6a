using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The newer class has one member more.</summary>
public sealed class RemoveRequiredMember() : VersionCapability<V2.Permit, V1.Permit>("C02.required", "a required member was removed, or a program is older than the payload")
{
    protected override V2.Permit Make() => new() { Given = 11, Number = 99 };

    protected override Judgement Judge(V1.Permit read) => SmallChanges.Removed(read.Given);
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

    protected override Judgement Judge(V2.RequiredRenamed read) => SmallChanges.Renamed(read.Kept, read.Fresh, lost: "its value is lost, and is not reported as missing, the other is kept");

    protected override Judgement Judge(Attempt<V2.RequiredRenamed> refused, Attempt<V1.RequiredRenamed> own) => refused.IsClean ? Judgement.Partial("it is reported as missing: " + refused.Problem) : Judgement.Fail(refused.Problem!);
}

/// <summary>Their numbers go with them.</summary>
public sealed class ReorderRequiredMember() : VersionCapability<V1.RequiredReordered, V2.RequiredReordered>("C04.required", "required members were reordered and keep their numbers")
{
    protected override V1.RequiredReordered Make() => new() { Apple = 11, Zebra = 22 };

    protected override Judgement Judge(V2.RequiredReordered read) => SmallChanges.Reordered(read.Apple, read.Zebra);
}

/// <summary>Every int is a long.</summary>
public sealed class WidenRequiredMember() : VersionCapability<V1.RequiredWidened, V2.RequiredWidened>("C05.required", "a required member was an int and became a long")
{
    protected override V1.RequiredWidened Make() => new() { Value = -11, Tail = 55 };

    protected override Judgement Judge(V2.RequiredWidened read) => SmallChanges.Widened(read.Value, read.Tail);
}

/// <summary>Only an exception is right.</summary>
public sealed class NarrowRequiredMember() : VersionCapability<V2.RequiredWidened, V1.RequiredWidened>("C06.required", "a required member was a long and became an int, and the value does not fit")
{
    protected override V2.RequiredWidened Make() => new() { Value = SmallChanges.DoesNotFit, Tail = 55 };

    protected override Judgement Judge(V1.RequiredWidened read) => SmallChanges.Narrowed(read.Value, read.Tail);

    protected override Judgement Judge(Attempt<V1.RequiredWidened> refused, Attempt<V2.RequiredWidened> own) => Attempt.Refusal(refused, own);
}

/// <summary>One number became a list of numbers.</summary>
public sealed class MultiplyRequiredMember() : VersionCapability<V1.RequiredMultiplied, V2.RequiredMultiplied>("C07.required", "a required member was an int and became a list")
{
    protected override V1.RequiredMultiplied Make() => new() { Value = 11, Tail = 55 };

    protected override Judgement Judge(V2.RequiredMultiplied read) => SmallChanges.Multiplied(read.Value, read.Tail);
}
