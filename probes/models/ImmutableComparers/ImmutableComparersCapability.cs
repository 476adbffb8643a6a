using System.Collections.Immutable;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has two comparers.</summary>
public sealed class ImmutableComparers() : ValuesCapability<HasImmutableComparers>("C24.immutable", "an ImmutableDictionary whose keys and values ignore case", "values")
{
    protected override IEnumerable<(string Name, HasImmutableComparers Root)> Make() =>
        [("a dictionary", new() { Value = ImmutableDictionary.Create<string, string>(StringComparer.OrdinalIgnoreCase, StringComparer.OrdinalIgnoreCase).Add("One", "first") })];

    protected override Likeness Compare(HasImmutableComparers expected, HasImmutableComparers actual) => actual.Value is not { Count: 1 } read || !read.TryGetValue("One", out var value) || value != "first"
        ? Likeness.Lost("its entry is gone")
        : (read.ContainsKey("oNE"), read.ContainsValue("FIRST")) switch
        {
            (true, true) => Likeness.Exact,
            (true, false) => Likeness.Near("the comparer of its values is gone"),
            (false, true) => Likeness.Near("the comparer of its keys is gone"),
            _ => Likeness.Near("both comparers are gone"),
        };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasImmutableComparersModel() : CapabilityModel<HasImmutableComparers>(Needs.Dictionary);
