using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>By the comparer of the dictionary they are different keys.</summary>
public sealed class AlikeKeys() : ValuesCapability<HasAlikeKeys>("C37.alike", "keys that are alike: in another case, in another normal form, with a letter that is not seen, and an empty one", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasAlikeKeys Root)> Make() =>
    [
        ("in another case", new() { Value = new() { ["key"] = 1, ["KEY"] = 2 } }),
        ("in another normal form", new() { Value = new() { ["\u00E9"] = 1, ["e\u0301"] = 2 } }),
        ("with a letter that is not seen", new() { Value = new() { ["a"] = 1, ["a\u200D"] = 2 } }),
        ("empty", new() { Value = new() { [""] = 1, [" "] = 2 } }),
    ];

    protected override Likeness Compare(HasAlikeKeys expected, HasAlikeKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasAlikeKeysModel() : CapabilityModel<HasAlikeKeys>(Needs.Dictionary);
