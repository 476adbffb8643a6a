using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure in a member. Its default is a value like any other.</summary>
public sealed class StructureInMember() : ValuesCapability<HasBounds>("C38.structure", "a structure, filled and its default", "values")
{
    protected override IEnumerable<(string Name, HasBounds Root)> Make() => [("filled", new() { Value = new() { From = 11, To = 22 } }), ("default", new())];

    protected override Likeness Compare(HasBounds expected, HasBounds actual) => Likeness.OfEqual(BoundsText.Of([expected.Value]), BoundsText.Of([actual.Value]));
}

/// <summary>Structures one behind the other, which a library may copy as memory.</summary>
public sealed class StructuresInArray() : ValuesCapability<HasBoundsArray>("C38.structures", "an array of structures, filled, with the default among them, and empty", "values")
{
    protected override IEnumerable<(string Name, HasBoundsArray Root)> Make() =>
        [("filled", new() { Value = [new() { From = 11, To = 22 }, new() { From = 33, To = 44 }] }), ("with the default", new() { Value = [default, new() { From = 33, To = 44 }, default] }), ("empty", new() { Value = [] })];

    protected override Likeness Compare(HasBoundsArray expected, HasBoundsArray actual) =>
        expected.Value is [] && actual.Value is null ? Likeness.Near("empty comes back as null") : Likeness.OfEqual(BoundsText.Of(expected.Value), BoundsText.Of(actual.Value));
}

/// <summary>Structures as values of a dictionary.</summary>
public sealed class StructuresInMap() : ValuesCapability<HasBoundsMap>("C38.structures-dictionary", "a dictionary of structures, with the default among them", "values")
{
    protected override IEnumerable<(string Name, HasBoundsMap Root)> Make() => [("filled", new() { Value = new() { ["one"] = new() { From = 11, To = 22 }, ["two"] = default } })];

    protected override Likeness Compare(HasBoundsMap expected, HasBoundsMap actual) =>
        actual.Value is { Count: 2 } read && read.TryGetValue("one", out var one) && read.TryGetValue("two", out var two)
            ? Likeness.OfEqual("11 to 22, 0 to 0", BoundsText.Of([one, two]))
            : Likeness.Lost($"2 entries come back as {actual.Value?.Count ?? 0}");
}

/// <summary>Structures in words that can be compared.</summary>
internal static class BoundsText
{
    public static string Of(IEnumerable<Bounds>? values) => values is null ? "null" : string.Join(", ", values.Select(value => string.Create(CultureInfo.InvariantCulture, $"{value.From} to {value.To}")));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasBoundsMapModel() : CapabilityModel<HasBoundsMap>(Needs.Dictionary);
