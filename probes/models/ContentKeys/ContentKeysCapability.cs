using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that puts a key into a dictionary before the key has its parts puts it where it is not found, or takes two keys for one.</summary>
public sealed class ListedKeys() : ValuesCapability<HasListedKeys>("C37.listed", "a dictionary by a class that is equal by the elements of its list", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasListedKeys Root)> Make() => [("two entries", new() { Value = new() { [new() { Stops = [1, 2] }] = 1, [new() { Stops = [2, 1] }] = 2 } })];

    protected override Likeness Compare(HasListedKeys expected, HasListedKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>The key has a dictionary itself, which some libraries fill last of all.</summary>
public sealed class MappedKeys() : ValuesCapability<HasMappedKeys>("C37.mapped", "a dictionary by a class that is equal by the entries of its dictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMappedKeys Root)> Make() =>
    [
        ("one entry", new() { Value = new() { [new() { Entries = new() { ["red"] = 1 } }] = 1 } }),
        ("two entries", new() { Value = new() { [new() { Entries = new() { ["red"] = 1 } }] = 1, [new() { Entries = new() { ["blue"] = 2 } }] = 2 } }),
    ];

    protected override Likeness Compare(HasMappedKeys expected, HasMappedKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>A set throws nothing where it takes two elements for one.</summary>
public sealed class MappedSet() : ValuesCapability<HasMappedSet>("C24.set-mapped", "a HashSet of a class that is equal by the entries of its dictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMappedSet Root)> Make() =>
    [
        ("one element", new() { Value = [new() { Entries = new() { ["red"] = 1 } }] }),
        ("two elements", new() { Value = [new() { Entries = new() { ["red"] = 1 } }, new() { Entries = new() { ["blue"] = 2 } }] }),
    ];

    protected override Likeness Compare(HasMappedSet expected, HasMappedSet actual) => actual.Value is not { } read ? Likeness.Lost("it comes back as null")
        : read.Count != expected.Value!.Count ? Likeness.Lost($"{expected.Value!.Count} elements come back as {read.Count}")
        : expected.Value!.FirstOrDefault(element => !read.Contains(element)) is { } missing ? Likeness.Lost($"the element {missing} is not found again")
        : Likeness.Exact;
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasListedKeysModel() : CapabilityModel<HasListedKeys>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasMappedKeysModel() : CapabilityModel<HasMappedKeys>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasMappedSetModel() : CapabilityModel<HasMappedSet>(Needs.Dictionary);
