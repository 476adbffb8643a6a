using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What LINQ and an iterator give is of a class of the runtime or the compiler that no program can name.</summary>
public sealed class LazyRoots() : RootCapability<IEnumerable<int>>("C52.lazy", "the whole value is a sequence that is computed, declared as IEnumerable")
{
    protected override IReadOnlyList<IEnumerable<int>> Values => ComputedSequences.All;

    protected override string Show(IEnumerable<int> value) => ValueChecks.Bracketed(value);
}

/// <summary>A program that asks the object for its type gets that class, and no other program has it: so it is read as a List.</summary>
public sealed class LazyByType() : RunTimeTypeCapability<IEnumerable<int>>("C53.lazy", "a sequence that is computed is written by the Type of the object, and read as a List")
{
    protected override IReadOnlyList<IEnumerable<int>> Values => ComputedSequences.All;

    protected override string Show(IEnumerable<int> value) => ValueChecks.Bracketed(value);

    protected override Type TypeOf(IEnumerable<int> value) => value.GetType();

    protected override Type ReadTypeOf(IEnumerable<int> value) => typeof(List<int>);
}

internal static class ComputedSequences
{
    public static IReadOnlyList<IEnumerable<int>> All =>
    [
        Enumerable.Range(1, 2),
        new[] { 0, 2 }.Select(number => number + 1),
        new[] { 1, 2, 4 }.Where(number => number < 4).ToArray().OrderBy(number => -number),
        Yielded(),
    ];

    private static IEnumerable<int> Yielded()
    {
        yield return 7;
        yield return 8;
    }
}
