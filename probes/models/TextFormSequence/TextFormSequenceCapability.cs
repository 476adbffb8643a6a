using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

#if TAKES_CONVERTERS
/// <summary>The rule for a sequence must not come first.</summary>
public sealed class ConvertedSequences() : ValuesCapability<HasTrail>("C55.sequence", "a class that is IEnumerable and has a converter of the program that makes a text of it", "values")
{
    protected override IEnumerable<(string Name, HasTrail Root)> Make() => [("three steps", new() { Value = new(3, 1, 2) })];

    protected override Likeness Compare(HasTrail expected, HasTrail actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
#else
/// <summary>As above, where there is nothing to ask with.</summary>
public sealed class ConvertedSequences() : UnaskedConverter("C55.sequence", "a class that is IEnumerable and has a converter of the program that makes a text of it");
#endif
