using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a view of a dictionary, to which nothing can be added.</summary>
public sealed class ReadOnlyDictionaries() : ValuesCapability<HasReadOnlyDictionary>("C24.read-only-dictionary", "a ReadOnlyDictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasReadOnlyDictionary Root)> Make() =>
    [
        ("two entries", new() { Value = new(new Dictionary<string, int> { ["one"] = 1, ["two"] = 2 }) }),
    ];

    protected override Likeness Compare(HasReadOnlyDictionary expected, HasReadOnlyDictionary actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasReadOnlyDictionaryModel() : CapabilityModel<HasReadOnlyDictionary>(Needs.Dictionary);
