using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What a constructor takes is there before the object is, so that nothing of it can be filled later.</summary>
public sealed class RecordsOfCollections() : ValuesCapability<Stew>("C17.record-list", "a record whose constructor takes a list, an array, a dictionary and a record, which are filled, empty and null", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Stew Root)> Make() =>
    [
        ("filled", new(["boil", "stir"], [3, 1, 2], new() { ["salt"] = 11 }, new(5))),
        ("empty", new([], [], [], null)),
        ("null", new(null, null, null, null)),
    ];

    protected override Likeness Compare(Stew expected, Stew actual) => Likeness.OfEqualOrEmpty(Shown(expected), Shown(actual));

    private static string Shown(Stew stew) =>
        $"{ValueChecks.Bracketed(stew.Steps)} {ValueChecks.Bracketed(stew.Grams)} {ValueChecks.Bracketed(stew.Spices?.OrderBy(spice => spice.Key, StringComparer.Ordinal))} {stew.Kettle?.Litres.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? "null"}";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class StewModel() : CapabilityModel<Stew>(Needs.ReadOnlyMembers | Needs.Dictionary);
