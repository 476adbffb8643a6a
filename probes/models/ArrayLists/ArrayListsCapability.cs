using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The list of the first .NET: its elements are objects.</summary>
public sealed class ArrayLists() : ValuesCapability<HasArrayList>("C24.array-list", "an ArrayList of texts", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasArrayList Root)> Make() =>
    [
        ("two texts", new() { Value = ["one", "two"] }),
    ];

    protected override Likeness Compare(HasArrayList expected, HasArrayList actual) => actual.Value is ["one", "two"] ? Likeness.Exact : Likeness.Lost($"two texts come back as {(actual.Value is { } other ? string.Join(", ", other.Cast<object>().Select(one => $"{one} ({one?.GetType().Name})")) : "null")}");
}
