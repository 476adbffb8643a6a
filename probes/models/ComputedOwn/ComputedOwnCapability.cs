using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A writer that takes what is computed for data never comes to an end, unless it looks at the depth.</summary>
public sealed class ComputedOwnObjects() : UnmarkedCapability<HasBearing>("C17.computed-own", "a class with a getter that makes another object of the class, as a vector makes its unit vector", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasBearing Root)> Make() => [("two numbers", new() { Value = new() { East = 11, North = 22 } })];

    protected override Likeness Compare(HasBearing expected, HasBearing actual) => actual.Value switch
    {
        { East: 11, North: 22 } => Likeness.Exact,
        null => Likeness.Lost("it comes back as null"),
        var read => Likeness.Lost($"11 and 22 come back as {read.East} and {read.North}, silently"),
    };
}

/// <summary>The same with values, of which no two are one object.</summary>
public sealed class ComputedOwnStructures() : UnmarkedCapability<HasGradient>("C17.computed-own-structure", "a structure with a getter that makes another value of the structure, as a vector makes its unit vector", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasGradient Root)> Make() => [("two numbers", new() { Value = new() { Rise = 11, Run = 22 } })];

    protected override Likeness Compare(HasGradient expected, HasGradient actual) => actual.Value is { Rise: 11, Run: 22 }
        ? Likeness.Exact
        : Likeness.Lost($"11 and 22 come back as {actual.Value.Rise} and {actual.Value.Run}, silently");
}
