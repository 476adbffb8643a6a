using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program compares such objects by their reference.</summary>
public sealed class ObjectReferences() : UnmarkedCapability<HasUnit>("C20.object-reference", "a class that is IObjectReference and gives the one object that the program has of it", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasUnit Root)> Make() =>
    [
        ("in a member", new() { Value = Unit.Only }),
        ("in a list", new() { List = [Unit.Only, Unit.Only] }),
    ];

    protected override Likeness Compare(HasUnit expected, HasUnit actual) => (expected.Value is null ? actual.List : actual.Value is { } value ? [value] : null) switch
    {
        null or [] => Likeness.Lost("it is gone"),
        var units when units.All(unit => ReferenceEquals(unit, Unit.Only)) => Likeness.Exact,
        var units when units.All(unit => unit?.Name == "metre") => Likeness.Near("it goes by its members, so that another object comes back"),
        _ => Likeness.Lost("another object comes back"),
    };
}
