using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The declared type of the part does not say how two such keys are compared.</summary>
public sealed class RecordObjectKeys() : ValuesCapability<HasRecordObjectKeys>("C37.record-object", "a dictionary by a record with a member declared as object, which holds a text", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasRecordObjectKeys Root)> Make() =>
    [
        ("two entries", new() { Value = new() { [new() { Value = "one" }] = 1, [new() { Value = "two" }] = 2 } }),
    ];

    protected override Likeness Compare(HasRecordObjectKeys expected, HasRecordObjectKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasRecordObjectKeysModel() : CapabilityModel<HasRecordObjectKeys>(Needs.Dictionary | Needs.EmbeddedType);
