using Goldilocks.Prober;
#if TAKES_CONVERTERS
using KeysQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasLaneKeys>;
#else
using KeysQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>A format may have texts for keys only, and a converter may say how it makes one.</summary>
public sealed class ConvertedKeys() : KeysQuestion("C55.key", "a structure with a converter of the program: the keys of a dictionary", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasLaneKeys Root)> Make() => [("two entries", new() { Value = new() { [new(11)] = 1, [new(22)] = 2 } })];

    protected override Likeness Compare(HasLaneKeys expected, HasLaneKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
#endif
}

#if TAKES_CONVERTERS
/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasLaneKeysModel() : CapabilityModel<HasLaneKeys>(Needs.Dictionary);
#endif
