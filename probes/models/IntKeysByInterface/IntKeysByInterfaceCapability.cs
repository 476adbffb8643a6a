using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Numbers.</summary>
public sealed class IntKeysByInterface() : KeysByInterfaceCapability<HasIntMaps, int>("C37.interface-int", "a member declared as IDictionary and one declared as IReadOnlyDictionary, by int")
{
    protected override Dictionary<int, int> Entries() => new() { [-1] = 1, [int.MaxValue] = 2 };

    protected override HasIntMaps Root(IDictionary<int, int>? any, IReadOnlyDictionary<int, int>? readOnly) => new() { Value = any, ReadOnly = readOnly };

    protected override (IDictionary<int, int>? Any, IReadOnlyDictionary<int, int>? ReadOnly) Members(HasIntMaps root) => (root.Value, root.ReadOnly);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasIntMapsModel() : CapabilityModel<HasIntMaps>(Needs.Dictionary);
