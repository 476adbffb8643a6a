using System.Dynamic;
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What a program writes as <c>dynamic</c>.</summary>
public sealed class Expandos() : ValuesCapability<HasExpando>("C23.expando", "an ExpandoObject with numbers, texts, booleans, null, lists and names in it", "values")
{
    protected override IEnumerable<(string Name, HasExpando Root)> Make() => AnyLikeness.Values.Select(value => (value.Name, new HasExpando { Value = HasExpandoModel.Of([("first", value.Value)]) }));

    protected override Likeness Compare(HasExpando expected, HasExpando actual) =>
        actual.Value is IDictionary<string, object?> { Count: 1 } read && read.TryGetValue("first", out var value)
            ? AnyLikeness.Compare(((IDictionary<string, object?>)expected.Value!)["first"], value)
            : Likeness.Lost("the name is not found again");
}

/// <summary>The runtime compares each new name with all that are there, so a reader that lets a payload choose very many must count them.</summary>
public sealed class HasExpandoModel() : CapabilityModel<HasExpando>(Needs.Dictionary), ICollidingModel
{
    IReadOnlyList<HashFlood> ICollidingModel.Floods { get; } =
    [
        new("names", IsOfRuntime: true, count => new HasExpando { Value = Of(Enumerable.Range(1, count).Select(number => ("name " + number.ToString(CultureInfo.InvariantCulture), (object?)number))) })
        {
            Probe = "H10.expando",
            Words = "names of an ExpandoObject, which compares each new one with all others",

            // Comparing names takes several times as long as comparing numbers, and making such an object takes as long as reading it.
            Entries = 3_000,
        },
    ];

    public static ExpandoObject Of(IEnumerable<(string Name, object? Value)> members)
    {
        var made = new ExpandoObject();
        foreach (var (name, value) in members)
        {
            ((IDictionary<string, object?>)made)[name] = value;
        }

        return made;
    }
}
