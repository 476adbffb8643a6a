using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its class has no name that a reader could make.</summary>
public sealed class LazySequences() : ValuesCapability<HasEnumerable>("C23.lazy", "a member declared as IEnumerable that holds a sequence which is computed when it is asked for", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasEnumerable Root)> Make() => [("computed", new() { Value = Enumerable.Range(1, 3).Select(number => number * 2) }), ("yielded", new() { Value = Yielded() })];

    protected override Likeness Compare(HasEnumerable expected, HasEnumerable actual) => Likeness.OfOrder(expected.Value!, actual.Value, "2, 4, 6");

    private static IEnumerable<int> Yielded()
    {
        yield return 2;
        yield return 4;
        yield return 6;
    }
}
