using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that asks such an object for its names is given none, where the object has members only.</summary>
public sealed class DynamicObjects() : UnmarkedCapability<HasAlmanac>("C20.dynamic", "a class that derives from DynamicObject and has members of its own", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasAlmanac Root)> Make() => [("a number and a text", new() { Value = new() { Year = 11, Place = "here" } })];

    protected override Likeness Compare(HasAlmanac expected, HasAlmanac actual) => actual.Value switch
    {
        { Year: 11, Place: "here" } => Likeness.Exact,
        null => Likeness.Lost("it comes back as null"),
        var read => Likeness.Lost($"11 and here come back as {read.Year} and {read.Place ?? "null"}, silently"),
    };
}

/// <summary>A library that goes by members finds none.</summary>
public sealed class DynamicNames() : UnmarkedCapability<HasLogbook>("C20.dynamic-names", "a class that derives from DynamicObject and holds values under names that are given at run time", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasLogbook Root)> Make() => [("a text", new() { Value = new Logbook().With("First", "here") })];

    protected override Likeness Compare(HasLogbook expected, HasLogbook actual) => actual.Value?.Under("First") switch
    {
        "here" => Likeness.Exact,
        null => Likeness.Lost(actual.Value is null ? "it comes back as null" : "it comes back without its names, silently"),
        var value => Likeness.Near($"its text comes back as a {value.GetType().Name}"),
    };
}
