using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library writes the class of an object among its members, and a collection has no members.</summary>
public sealed class Composites() : UnmarkedCapability<Sketchbook>("C13.composite", "a derived class that is a collection of its base class, as a group of figures is a figure", "polymorphism")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Sketchbook Root)> Make() =>
    [
        ("a disc and a group of one in a group", new() { Value = new Group { new Disc { Radius = 11 }, new Group { new Disc { Radius = 22 } } } }),
        ("an empty group", new() { Value = new Group() }),
        ("a disc", new() { Value = new Disc { Radius = 33 } }),
    ];

    protected override Likeness Compare(Sketchbook expected, Sketchbook actual) => actual.Value is null
        ? Likeness.Lost("it comes back as null")
        : Likeness.OfEqual(expected.Value!.ToString(), actual.Value.ToString());
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SketchbookModel() : CapabilityModel<Sketchbook>(Needs.Polymorphism);
