using System.Collections.Frozen;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A dictionary that is made for reading.</summary>
public sealed class FrozenDictionaries() : ValuesCapability<HasFrozenDictionary>("C23.frozen", "a FrozenDictionary", "values")
{
    protected override IEnumerable<(string Name, HasFrozenDictionary Root)> Make() =>
    [
        ("filled", new() { Value = new Dictionary<string, int> { ["one"] = 1, ["two"] = 2 }.ToFrozenDictionary() }),
    ];

    protected override Likeness Compare(HasFrozenDictionary expected, HasFrozenDictionary actual) => actual.Value is { Count: 2 } read && read["one"] == 1 && read["two"] == 2
        ? Likeness.Exact
        : Likeness.Lost("its entries are gone");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasFrozenDictionaryModel() : CapabilityModel<HasFrozenDictionary>(Needs.Dictionary);
