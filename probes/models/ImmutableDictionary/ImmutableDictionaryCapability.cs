using System.Collections.Immutable;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A dictionary that cannot change.</summary>
public sealed class ImmutableDictionaries() : ValuesCapability<HasImmutableDictionary>("C23.dictionary", "an ImmutableDictionary", "values")
{
    protected override IEnumerable<(string Name, HasImmutableDictionary Root)> Make() =>
    [
        ("filled", new() { Value = ImmutableDictionary<string, int>.Empty.Add("one", 1).Add("two", 2) }),
    ];

    protected override Likeness Compare(HasImmutableDictionary expected, HasImmutableDictionary actual) => actual.Value is { Count: 2 } read && read["one"] == 1 && read["two"] == 2
        ? Likeness.Exact
        : Likeness.Lost("its entries are gone");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasImmutableDictionaryModel() : CapabilityModel<HasImmutableDictionary>(Needs.Dictionary);
