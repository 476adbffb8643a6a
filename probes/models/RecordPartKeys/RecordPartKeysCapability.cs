using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A key is looked for by the parts of its parts.</summary>
public sealed class RecordPartKeys() : ValuesCapability<HasRecordPartKeys>("C37.record-parts", "a dictionary by a record whose members are records, one of them null", "values")
{
    protected override IEnumerable<(string Name, HasRecordPartKeys Root)> Make() =>
    [
        ("two entries", new() { Value = new() { [new() { From = new() { Number = 1 }, To = new() { Number = 2 } }] = 1, [new() { From = new() { Number = 2 }, To = null }] = 2 } }),
    ];

    protected override Likeness Compare(HasRecordPartKeys expected, HasRecordPartKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasRecordPartKeysModel() : CapabilityModel<HasRecordPartKeys>(Needs.Dictionary);
