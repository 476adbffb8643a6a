using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its elements are found by a key that each of them has: it is a list, and looks like a dictionary.</summary>
public sealed class KeyedCollections() : UnmarkedCapability<HasWardrobe>("C24.keyed", "a class of the program that derives from KeyedCollection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasWardrobe Root)> Make() =>
    [
        ("two elements", new() { Value = [new() { Label = "one", Number = 1 }, new() { Label = "two", Number = 2 }] }),
    ];

    protected override Likeness Compare(HasWardrobe expected, HasWardrobe actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        { Count: var count } when count != expected.Value!.Count => Likeness.Lost($"{expected.Value.Count} elements come back as {count}"),
        var read when read.Contains("two") && read["two"].Number == 2 && read[0].Label == "one" => Likeness.Exact,
        _ => Likeness.Lost("an element is not found by its key"),
    };
}
