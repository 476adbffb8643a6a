using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that prepares the type of the elements before the list prepares one type without an end.</summary>
public sealed class ListsOfThemselves() : UnmarkedCapability<HasThicket>("C24.list-of-itself", "a class that is a List of itself, as a tree without values", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasThicket Root)> Make() => [("two, of which one has another", new() { Value = [[[]], []] }), ("none", new() { Value = [] })];

    protected override Likeness Compare(HasThicket expected, HasThicket actual) => Likeness.OfEqual(expected.Value!.ToString(), actual.Value?.ToString());
}

/// <summary>The same with a dictionary.</summary>
public sealed class DictionariesOfThemselves() : UnmarkedCapability<HasGlossary>("C24.dictionary-of-itself", "a class that is a Dictionary of itself by texts, as a tree of names", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasGlossary Root)> Make() => [("two, of which one has another", new() { Value = new() { ["a"] = new() { ["b"] = [] }, ["c"] = [] } })];

    protected override Likeness Compare(HasGlossary expected, HasGlossary actual) => Likeness.OfEqual(expected.Value!.ToString(), actual.Value?.ToString());
}
