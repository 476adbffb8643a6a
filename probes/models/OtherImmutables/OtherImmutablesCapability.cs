using System.Collections.Immutable;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is made by a builder and not by a constructor.</summary>
public sealed class ImmutableSets() : ValuesCapability<HasImmutableSet>("C23.immutable-set", "an ImmutableHashSet", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasImmutableSet Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasImmutableSet expected, HasImmutableSet actual) => actual.Value is { } read && read.SetEquals(expected.Value!) ? Likeness.Exact : Likeness.Lost($"{expected.Value!.Count} elements come back as {(actual.Value is { } other ? string.Join(", ", other) : "null")}");
}

/// <summary>It is made by a builder and not by a constructor.</summary>
public sealed class ImmutableSorted() : ValuesCapability<HasImmutableSorted>("C23.immutable-sorted", "an ImmutableSortedDictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasImmutableSorted Root)> Make() =>
    [
        ("two entries", new() { Value = ImmutableSortedDictionary<string, int>.Empty.Add("one", 1).Add("two", 2) }),
    ];

    protected override Likeness Compare(HasImmutableSorted expected, HasImmutableSorted actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>A reader that adds to it is given another one each time.</summary>
public sealed class ImmutableQueues() : ValuesCapability<HasImmutableQueue>("C23.immutable-queue", "an ImmutableQueue", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasImmutableQueue Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasImmutableQueue expected, HasImmutableQueue actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasImmutableSortedModel() : CapabilityModel<HasImmutableSorted>(Needs.Dictionary);
