using System.Collections.Concurrent;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Each of these collections keeps its comparer in another way, and a library has code of its own for each.</summary>
public sealed class OtherComparers() : ValuesCapability<HasComparers>("C24.comparers", "a ConcurrentDictionary, a SortedList and a SortedSet that ignore case", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasComparers Root)> Make() =>
    [
        ("a ConcurrentDictionary", new() { Concurrent = new ConcurrentDictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["One"] = 1, ["Two"] = 2 } }),
        ("a SortedList", new() { List = new SortedList<string, int>(StringComparer.OrdinalIgnoreCase) { ["One"] = 1, ["Two"] = 2 } }),
        ("a SortedSet", new() { Set = new SortedSet<string>(StringComparer.OrdinalIgnoreCase) { "One", "Two" } }),
    ];

    protected override Likeness Compare(HasComparers expected, HasComparers actual) => (expected, actual) switch
    {
        ({ Set: not null }, { Set: { Count: 2 } read }) when read.Contains("One") && read.Contains("Two") => OfComparer(read.Contains("oNE")),
        ({ Concurrent: not null }, { Concurrent: { Count: 2 } read }) when read["One"] == 1 && read["Two"] == 2 => OfComparer(read.ContainsKey("oNE")),
        ({ List: not null }, { List: { Count: 2 } read }) when read["One"] == 1 && read["Two"] == 2 => OfComparer(read.ContainsKey("oNE")),
        _ => Likeness.Lost("its entries are gone"),
    };

    private static Likeness OfComparer(bool isKept) => isKept ? Likeness.Exact : Likeness.Near("the comparer is gone");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasComparersModel() : CapabilityModel<HasComparers>(Needs.Dictionary);
