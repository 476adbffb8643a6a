using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Keys that are objects, equal by their members.</summary>
public sealed class RecordKeys() : ValuesCapability<HasRecordKeys>("C37.record", "a dictionary by a record", "values")
{
    protected override IEnumerable<(string Name, HasRecordKeys Root)> Make() => [("two entries", new() { Value = new() { [new() { Row = 1, Column = 2 }] = 1, [new() { Row = 2, Column = 1 }] = 2 } })];

    protected override Likeness Compare(HasRecordKeys expected, HasRecordKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasRecordKeysModel() : CapabilityModel<HasRecordKeys>(Needs.Dictionary), ICollidingModel
{
    /// <summary>The compiler makes the hash code of a record: it multiplies by a constant and adds the member's, member by member.</summary>
    IReadOnlyList<HashFlood> ICollidingModel.Floods { get; } = [new("records of two numbers", IsOfRuntime: true, count => new HasRecordKeys { Value = HashFlood.Dictionary(count, Key, key => key.Row) })];

    private static Cell Key(int row)
    {
        const int CompilersFactor = -1_521_134_295;
        return new Cell { Row = row, Column = unchecked(-row * CompilersFactor) };
    }
}
