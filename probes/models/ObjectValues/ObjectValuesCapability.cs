using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Names that no class has, with values of any kind.</summary>
public sealed class ValuesByName() : ValuesCapability<HasObjects>("C23.objects", "a Dictionary<string, object> with numbers, texts, booleans, null, lists and names in it", "values")
{
    protected override IEnumerable<(string Name, HasObjects Root)> Make() => AnyLikeness.Values.Select(value => (value.Name, new HasObjects { Value = new() { ["first"] = value.Value } }));

    protected override Likeness Compare(HasObjects expected, HasObjects actual) => actual.Value is { Count: 1 } read && read.TryGetValue("first", out var value)
        ? AnyLikeness.Compare(expected.Value!["first"], value)
        : Likeness.Lost("the name is not found again");
}

/// <summary>What is neither a text nor a small number.</summary>
public sealed class TypesByName() : ValuesCapability<HasObjects>("C23.objects-types", "a Dictionary<string, object> with a long, a decimal, dates, a duration, a Guid and bytes in it", "values")
{
    protected override IEnumerable<(string Name, HasObjects Root)> Make() => AnyLikeness.OtherValues.Select(value => (value.Name, new HasObjects { Value = new() { ["first"] = value.Value } }));

    protected override Likeness Compare(HasObjects expected, HasObjects actual) => actual.Value is { Count: 1 } read && read.TryGetValue("first", out var value)
        ? AnyLikeness.Compare(expected.Value!["first"], value)
        : Likeness.Lost("the name is not found again");
}

/// <summary>Tells the adapter what the value asks of it. Its values can have any number of names.</summary>
public sealed class HasObjectsModel() : CapabilityModel<HasObjects>(Needs.Dictionary), IGrowingModel
{
    int IGrowingModel.Length => 20_000;

    object IGrowingModel.OfLength(int length) => new HasObjects { Value = Enumerable.Range(1, length).ToDictionary(number => "name " + number.ToString(CultureInfo.InvariantCulture), number => (object?)number) };
}
