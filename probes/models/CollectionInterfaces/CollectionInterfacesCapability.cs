using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader has to choose a class.</summary>
public sealed class ListInterfaces() : ValuesCapability<HasIList>("C23.list-interface", "a member declared as IList", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasIList Root)> Make() =>
    [
        ("three numbers", new() { Value = new List<int> { 3, 1, 2 } }),
    ];

    protected override Likeness Compare(HasIList expected, HasIList actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}

/// <summary>A reader has to choose a class.</summary>
public sealed class CollectionInterfaces() : ValuesCapability<HasICollection>("C23.collection", "a member declared as ICollection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasICollection Root)> Make() =>
    [
        ("three numbers", new() { Value = new List<int> { 3, 1, 2 } }),
    ];

    protected override Likeness Compare(HasICollection expected, HasICollection actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}

/// <summary>It has no method to add an element.</summary>
public sealed class ReadOnlyCollectionInterfaces() : ValuesCapability<HasIReadOnlyCollection>("C23.read-only-collection", "a member declared as IReadOnlyCollection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasIReadOnlyCollection Root)> Make() =>
    [
        ("three numbers", new() { Value = new List<int> { 3, 1, 2 } }),
    ];

    protected override Likeness Compare(HasIReadOnlyCollection expected, HasIReadOnlyCollection actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}

/// <summary>A reader has to choose a class.</summary>
public sealed class DictionaryInterfaces() : ValuesCapability<HasIDictionary>("C23.dictionary-interface", "a member declared as IDictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasIDictionary Root)> Make() =>
    [
        ("two entries", new() { Value = new Dictionary<string, int> { ["one"] = 1, ["two"] = 2 } }),
    ];

    protected override Likeness Compare(HasIDictionary expected, HasIDictionary actual) => KeyLikeness.Compare(new Dictionary<string, int>(expected.Value!), actual.Value is { } read ? new Dictionary<string, int>(read) : null);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasIDictionaryModel() : CapabilityModel<HasIDictionary>(Needs.Dictionary);
