using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Arrays in an array, and arrays without elements.</summary>
public sealed class JaggedArrays() : ValuesCapability<HasJagged>("C38.jagged", "an array of arrays", "values")
{
    protected override IEnumerable<(string Name, HasJagged Root)> Make() => [("three of different lengths", new() { Value = [[1, 2], [], [3]] }), ("none", new() { Value = [] })];

    protected override Likeness Compare(HasJagged expected, HasJagged actual) => (expected.Value!, actual.Value) switch
    {
        ([], null) => Likeness.Near("empty comes back as null"),
        (_, null) => Likeness.Lost("it comes back as null"),
        var (given, read) when given.Length == read.Length && given.Zip(read).All(pair => pair.First.SequenceEqual(pair.Second ?? [])) => Array.IndexOf(read, null) >= 0 ? Likeness.Near("an empty array comes back as null") : Likeness.Exact,
        _ => Likeness.Lost("its elements are others"),
    };
}
