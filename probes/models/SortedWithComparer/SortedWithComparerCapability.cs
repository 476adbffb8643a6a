using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its comparer is part of its value.</summary>
public sealed class SortedDictionaries() : ValuesCapability<HasSorted>("C24.sorted", "a SortedDictionary that sorts backwards", "values")
{
    protected override IEnumerable<(string Name, HasSorted Root)> Make() =>
    [
        ("a dictionary", new() { Value = new(Backwards.Comparer) { ["one"] = 1, ["two"] = 2 } }),
    ];

    protected override Likeness Compare(HasSorted expected, HasSorted actual) => actual.Value is { Count: 2 } read && read["one"] == 1 && read["two"] == 2
        ? read.Keys.SequenceEqual(expected.Value!.Keys) ? Likeness.Exact : Likeness.Near("the comparer is gone, and so the order")
        : Likeness.Lost("its entries are gone");
}

/// <summary>The opposite of the ordinal order, by a comparer that a library may write.</summary>
[Serializable]
public sealed class Backwards : IComparer<string>
{
    /// <summary>The one comparer.</summary>
    public static Backwards Comparer { get; } = new();

    /// <inheritdoc/>
    public int Compare(string? x, string? y) => string.CompareOrdinal(y, x);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasSortedModel() : CapabilityModel<HasSorted>(Needs.Dictionary);
