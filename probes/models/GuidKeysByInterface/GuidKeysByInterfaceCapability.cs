using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What a library knows of such keys in a Dictionary it must know of them behind an interface too.</summary>
public sealed class GuidKeysByInterface() : ValuesCapability<HasGuidMaps>("C37.interface-guid", "a member declared as IDictionary and one declared as IReadOnlyDictionary, by Guid", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasGuidMaps Root)> Make() =>
    [
        ("IDictionary", new() { Value = Entries() }),
        ("IReadOnlyDictionary", new() { ReadOnly = Entries() }),
    ];

    protected override Likeness Compare(HasGuidMaps expected, HasGuidMaps actual) => expected.ReadOnly is { } entries
        ? KeyLikeness.Compare(entries, actual.ReadOnly)
        : KeyLikeness.Compare(Entries(), actual.Value is { } read ? new Dictionary<Guid, int>(read) : null);

    private static Dictionary<Guid, int> Entries() => new() { [new("00112233-4455-6677-8899-aabbccddeeff")] = 1, [Guid.Empty] = 2 };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasGuidMapsModel() : CapabilityModel<HasGuidMaps>(Needs.Dictionary);
