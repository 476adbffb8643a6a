using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a list to a library that looks for elements, and an object to one that looks for members.</summary>
public sealed class SequenceBeside() : UnmarkedCapability<HasSetlist>("C24.sequence-members", "a class of the program that implements IEnumerable over a member that is a list, beside another member", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSetlist Root)> Make() =>
    [
        ("two numbers and a name", new() { Value = new() { Name = "here", Tracks = [3, 1, 2] } }),
    ];

    protected override Likeness Compare(HasSetlist expected, HasSetlist actual) => actual.Value switch
    {
        { Name: "here", Tracks: [3, 1, 2] } => Likeness.Exact,
        { Name: null, Tracks: [3, 1, 2] } => Likeness.Lost("its elements come back and its other member does not, silently"),
        null => Likeness.Lost("it comes back as null"),
        var read => Likeness.Lost($"here: 3, 1, 2 comes back as {read.Name ?? "null"}: {string.Join(", ", read.Tracks)}, silently"),
    };
}
