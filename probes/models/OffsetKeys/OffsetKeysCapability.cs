using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Two of them are equal where they are the same moment.</summary>
public sealed class OffsetKeys() : ValuesCapability<HasOffsetKeys>("C37.offset", "a dictionary by DateTimeOffset, with an offset of 5:45 and with none", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasOffsetKeys Root)> Make() =>
    [
        ("5:45", new() { Value = new() { [new(2024, 2, 29, 12, 0, 0, 1, new(5, 45, 0))] = 1 } }),
        ("no offset", new() { Value = new() { [new(2024, 2, 29, 12, 0, 0, TimeSpan.Zero)] = 1 } }),
    ];

    protected override Likeness Compare(HasOffsetKeys expected, HasOffsetKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasOffsetKeysModel() : CapabilityModel<HasOffsetKeys>(Needs.Dictionary);
