using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure of the runtime.</summary>
public sealed class GuidKeysByInterface() : KeysByInterfaceCapability<HasGuidMaps, Guid>("C37.interface-guid", "a member declared as IDictionary and one declared as IReadOnlyDictionary, by Guid")
{
    protected override Dictionary<Guid, int> Entries() => new() { [new("00112233-4455-6677-8899-aabbccddeeff")] = 1, [Guid.Empty] = 2 };

    protected override HasGuidMaps Root(IDictionary<Guid, int>? any, IReadOnlyDictionary<Guid, int>? readOnly) => new() { Value = any, ReadOnly = readOnly };

    protected override (IDictionary<Guid, int>? Any, IReadOnlyDictionary<Guid, int>? ReadOnly) Members(HasGuidMaps root) => (root.Value, root.ReadOnly);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasGuidMapsModel() : CapabilityModel<HasGuidMaps>(Needs.Dictionary);
