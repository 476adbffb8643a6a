using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

#if TAKES_CONVERTERS
/// <summary>A format may have texts for keys only, and a converter may say how it makes one.</summary>
public sealed class ConvertedKeys() : ValuesCapability<HasLaneKeys>("C55.key", "a structure with a converter of the program: the keys of a dictionary", "values")
{
    protected override IEnumerable<(string Name, HasLaneKeys Root)> Make() => [("two entries", new() { Value = new() { [new(11)] = 1, [new(22)] = 2 } })];

    protected override Likeness Compare(HasLaneKeys expected, HasLaneKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasLaneKeysModel() : CapabilityModel<HasLaneKeys>(Needs.Dictionary);
#else
/// <summary>As above, where there is nothing to ask with.</summary>
public sealed class ConvertedKeys() : UnaskedConverter("C55.key", "a structure with a converter of the program: the keys of a dictionary");
#endif
