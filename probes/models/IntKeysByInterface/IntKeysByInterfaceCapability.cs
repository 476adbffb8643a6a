using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What a library knows of such keys in a Dictionary it must know of them behind an interface too.</summary>
public sealed class IntKeysByInterface() : ValuesCapability<HasIntMaps>("C37.interface-int", "a member declared as IDictionary and one declared as IReadOnlyDictionary, by int", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasIntMaps Root)> Make() =>
    [
        ("IDictionary", new() { Value = Entries() }),
        ("IReadOnlyDictionary", new() { ReadOnly = Entries() }),
    ];

    protected override Likeness Compare(HasIntMaps expected, HasIntMaps actual) => expected.ReadOnly is { } entries
        ? KeyLikeness.Compare(entries, actual.ReadOnly)
        : KeyLikeness.Compare(Entries(), actual.Value is { } read ? new Dictionary<int, int>(read) : null);

    private static Dictionary<int, int> Entries() => new() { [-1] = 1, [int.MaxValue] = 2 };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasIntMapsModel() : CapabilityModel<HasIntMaps>(Needs.Dictionary);
