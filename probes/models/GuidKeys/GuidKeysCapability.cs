using System.Runtime.InteropServices;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Keys that are identifiers.</summary>
public sealed class GuidKeys() : ValuesCapability<HasGuidKeys>("C37.guid", "a dictionary by Guid", "values")
{
    protected override IEnumerable<(string Name, HasGuidKeys Root)> Make() => [("two entries", new() { Value = new() { [Guid.Empty] = 1, [new("00112233-4455-6677-8899-aabbccddeeff")] = 2 } })];

    protected override Likeness Compare(HasGuidKeys expected, HasGuidKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasGuidKeysModel() : CapabilityModel<HasGuidKeys>(Needs.Dictionary), ICollidingModel
{
    /// <summary>The hash code of a Guid is its four quarters combined by exclusive or.</summary>
    IReadOnlyList<HashFlood> ICollidingModel.Floods { get; } = [new("Guids", IsOfRuntime: true, count => new HasGuidKeys { Value = HashFlood.Dictionary(count, Key, key => MemoryMarshal.Read<int>(key.ToByteArray())) })];

    private static Guid Key(int quarter) => MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes<int>([quarter, quarter, quarter, quarter]));
}
