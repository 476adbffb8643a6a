using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An int became a long.</summary>
public sealed class WidenToLong() : VersionCapability<V1.ToLongPair, V2.ToLongPair>("C05.long", "an int became a long")
{
    protected override V1.ToLongPair Make() => new() { One = new() { Value = -11 }, Two = new() { Value = int.MaxValue }, Tail = 55 };

    protected override Judgement Judge(V2.ToLongPair read) => (read.One.Value, read.Two.Value, read.Tail) is (-11, int.MaxValue, 55)
        ? Judgement.Pass()
        : Judgement.Fail($"-11, {int.MaxValue}, 55 come back as {read.One.Value}, {read.Two.Value}, {read.Tail}");
}

/// <summary>A float became a double. A quarter is exact in both, so that every right conversion is equal.</summary>
public sealed class WidenToDouble() : VersionCapability<V1.ToDoublePair, V2.ToDoublePair>("C05.double", "a float became a double")
{
    protected override V1.ToDoublePair Make() => new() { One = new() { Value = 0.25f }, Two = new() { Value = -8.5f }, Tail = 55 };

    protected override Judgement Judge(V2.ToDoublePair read) => (read.One.Value, read.Two.Value, read.Tail) is (0.25, -8.5, 55)
        ? Judgement.Pass()
        : Judgement.Fail(string.Create(CultureInfo.InvariantCulture, $"0.25, -8.5, 55 come back as {read.One.Value}, {read.Two.Value}, {read.Tail}"));
}

/// <summary>An int became an int that can be null.</summary>
public sealed class WidenToNullable() : VersionCapability<V1.ToNullablePair, V2.ToNullablePair>("C05.nullable", "an int became an int?")
{
    protected override V1.ToNullablePair Make() => new() { One = new() { Value = 11 }, Two = new() { Value = 22 }, Tail = 55 };

    protected override Judgement Judge(V2.ToNullablePair read) => (read.One.Value, read.Two.Value, read.Tail) is (11, 22, 55)
        ? Judgement.Pass()
        : Judgement.Fail($"11, 22, 55 come back as {read.One.Value?.ToString(CultureInfo.InvariantCulture) ?? "null"}, {read.Two.Value?.ToString(CultureInfo.InvariantCulture) ?? "null"}, {read.Tail}");
}

/// <summary>A long that does not fit became an int.</summary>
public sealed class NarrowOverflow() : VersionCapability<V1.NarrowedPair, V2.NarrowedPair>("C06", "a long became an int, and the value does not fit")
{
    private const long DoesNotFit = 1L << 40;

    protected override V1.NarrowedPair Make() => new() { One = new() { Value = DoesNotFit }, Two = new() { Value = DoesNotFit + 7 }, Tail = 55 };

    protected override Judgement Judge(V2.NarrowedPair read) => Judgement.Fail($"2^40 and 2^40 + 7, 55 come back as {read.One.Value} and {read.Two.Value}, {read.Tail}, silently");

    protected override Judgement Judge(Attempt<V2.NarrowedPair> refused, Attempt<V1.NarrowedPair> own) => Attempt.Refusal(refused, own);
}

/// <summary>One number became a list of numbers.</summary>
public sealed class ScalarToList() : VersionCapability<V1.MultipliedPair, V2.MultipliedPair>("C07", "an int became a list")
{
    protected override V1.MultipliedPair Make() => new() { One = new() { Value = 11 }, Two = new() { Value = 22 }, Tail = 55 };

    protected override Judgement Judge(V2.MultipliedPair read) => (read.One.Value, read.Two.Value, read.Tail) switch
    {
        ([11], [22], 55) => Judgement.Pass(),
        (null or [], null or [], 55) => Judgement.Partial("the list is empty, the rest is kept"),
        var (one, two, tail) => Judgement.Fail($"11, 22, 55 come back as a list of {one?.Count ?? 0}, a list of {two?.Count ?? 0}, {tail}"),
    };
}
