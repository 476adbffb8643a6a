using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its comparer is part of its value.</summary>
public sealed class DictionariesThatIgnoreCase() : ValuesCapability<HasComparer>("C24.dictionary", "a Dictionary that ignores case", "values")
{
    protected override IEnumerable<(string Name, HasComparer Root)> Make() => [("a dictionary", new() { Value = new(StringComparer.OrdinalIgnoreCase) { ["One"] = 1, ["Two"] = 2 } })];

    protected override Likeness Compare(HasComparer expected, HasComparer actual) => actual.Value switch
    {
        { Count: 2 } read when read.TryGetValue("One", out var one) && read.TryGetValue("Two", out var two) && (one, two) == (1, 2) => read.ContainsKey("oNE") ? Likeness.Exact : Likeness.Near("the comparer is gone"),
        _ => Likeness.Lost("its entries are gone"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasComparerModel() : CapabilityModel<HasComparer>(Needs.Dictionary);
