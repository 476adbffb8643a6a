using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format whose keys are texts has to find a form for them.</summary>
public sealed class SpanKeys() : ValuesCapability<HasSpanKeys>("C37.span", "a dictionary by TimeSpan", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSpanKeys Root)> Make() =>
    [
        ("filled", new() { Value = new() { [new(1, 2, 3)] = 1, [new(-1)] = 2 } }),
    ];

    protected override Likeness Compare(HasSpanKeys expected, HasSpanKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasSpanKeysModel() : CapabilityModel<HasSpanKeys>(Needs.Dictionary);
