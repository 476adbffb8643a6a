using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format whose keys are texts has to find a form for them.</summary>
public sealed class UriKeys() : ValuesCapability<HasUriKeys>("C37.uri", "a dictionary by Uri", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasUriKeys Root)> Make() =>
    [
        ("filled", new() { Value = new() { [new("http://example.org/a?b=1")] = 1, [new("a/b", UriKind.Relative)] = 2 } }),
    ];

    protected override Likeness Compare(HasUriKeys expected, HasUriKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasUriKeysModel() : CapabilityModel<HasUriKeys>(Needs.Dictionary);
