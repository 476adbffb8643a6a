using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A list that cannot change.</summary>
public sealed class ImmutableLists() : ValuesCapability<HasImmutableList>("C23.list", "an ImmutableList", "values")
{
    protected override IEnumerable<(string Name, HasImmutableList Root)> Make() =>
    [
        ("filled", new() { Value = [1, 2, 3] }),
        ("empty", new() { Value = [] }),
    ];

    protected override Likeness Compare(HasImmutableList expected, HasImmutableList actual) => actual.Value is { } read && expected.Value!.SequenceEqual(read)
        ? Likeness.Exact
        : Likeness.Lost($"{expected.Value!.Count} elements come back as {actual.Value?.Count.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? "null"}");
}
