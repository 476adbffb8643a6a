using Goldilocks.Prober;
#if TAKES_CONVERTERS
using SequencesQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasTrail>;
#else
using SequencesQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>The rule for a sequence must not come first.</summary>
public sealed class ConvertedSequences() : SequencesQuestion("C55.sequence", "a class that is IEnumerable and has a converter of the program that makes a text of it", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasTrail Root)> Make() => [("three steps", new() { Value = new(3, 1, 2) })];

    protected override Likeness Compare(HasTrail expected, HasTrail actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
#endif
}
