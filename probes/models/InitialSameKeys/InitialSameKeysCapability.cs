using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that adds to the dictionary which the object has made finds the key there already. What becomes of the other keys is asked by C25.initial-dictionary.</summary>
public sealed class InitialSameKeys() : ValuesCapability<Gazette>("C25.initial-same-key", "a dictionary by text that begins with an entry, which is written with another value", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Gazette Root)> Make() => [("as it began", new()), ("another value", new() { Value = new() { ["here"] = 11 } }), ("another value, and another entry", new() { Value = new() { ["there"] = 22, ["here"] = 11 } })];

    protected override Likeness Compare(Gazette expected, Gazette actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class GazetteModel() : CapabilityModel<Gazette>(Needs.Dictionary);
