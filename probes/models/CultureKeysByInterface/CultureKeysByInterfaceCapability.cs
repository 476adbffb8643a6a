using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What a library knows of such keys in a Dictionary it must know of them behind an interface too.</summary>
public sealed class CultureKeysByInterface() : ValuesCapability<HasCultureMaps>("C37.interface-culture", "a member declared as IDictionary and one declared as IReadOnlyDictionary, by CultureInfo", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasCultureMaps Root)> Make() =>
    [
        ("IDictionary", new() { Value = Entries() }),
        ("IReadOnlyDictionary", new() { ReadOnly = Entries() }),
    ];

    protected override Likeness Compare(HasCultureMaps expected, HasCultureMaps actual) => expected.ReadOnly is { } entries
        ? KeyLikeness.Compare(entries, actual.ReadOnly)
        : KeyLikeness.Compare(Entries(), actual.Value is { } read ? new Dictionary<CultureInfo, int>(read) : null);

    private static Dictionary<CultureInfo, int> Entries() => new() { [CultureInfo.GetCultureInfo("de-CH")] = 1, [CultureInfo.InvariantCulture] = 2 };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasCultureMapsModel() : CapabilityModel<HasCultureMaps>(Needs.Dictionary);
