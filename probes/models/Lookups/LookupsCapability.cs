using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A lookup has no constructor, so a reader must know it.</summary>
public sealed class Lookups() : ValuesCapability<HasLookup>("C23.lookup", "an ILookup with several values under one key", "values")
{
    protected override IEnumerable<(string Name, HasLookup Root)> Make() =>
    [
        ("filled", new() { Value = new[] { (Key: 7L, Value: 1), (Key: -1L, Value: 2), (Key: 7L, Value: 3) }.ToLookup(entry => entry.Key, entry => entry.Value) }),
        ("empty", new() { Value = Array.Empty<int>().ToLookup(number => (long)number) }),
    ];

    protected override Likeness Compare(HasLookup expected, HasLookup actual) => actual.Value is not { } read ? Likeness.Lost("it comes back as null")
        : read.Count != expected.Value!.Count ? Likeness.Lost($"{expected.Value.Count} keys come back as {read.Count}")
        : expected.Value.FirstOrDefault(group => !group.SequenceEqual(read[group.Key])) is { } differs ? Likeness.Lost($"the values under {differs.Key} are others")
        : Likeness.Exact;
}

/// <summary>A lookup has a table of its own, so a library that protects its dictionaries may leave its lookups unprotected.</summary>
public sealed class HasLookupModel() : CapabilityModel<HasLookup>(Needs.Dictionary), ICollidingModel
{
    IReadOnlyList<HashFlood> ICollidingModel.Floods { get; } =
    [
        new("64-bit integers", IsOfRuntime: true, Make)
        {
            Probe = "H10.lookup",
            Words = "64-bit integers as keys of a lookup that all have one hash code",
        },
    ];

    /// <summary>The payload must not take as long to make as to read, so this lookup has other hash codes.</summary>
    private static HasLookup Make(int count) => new()
    {
        Value = Enumerable.Range(1, count).ToLookup(half => ((long)half << 32) | (uint)half, half => half, EqualityComparer<long>.Create((first, second) => first == second, key => (int)key)),
    };
}
