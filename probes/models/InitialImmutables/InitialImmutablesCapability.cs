using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What is added to such a collection is in another one.</summary>
public sealed class InitialImmutables() : ModelCapability("C25.initial-immutable", "an ImmutableList, an ImmutableArray and an ImmutableHashSet that begin empty, written with elements", "values",
    typeof(StartsImmutableList), typeof(StartsImmutableArray), typeof(StartsImmutableSet))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => ValueChecks.Judge(
    [
        ("an ImmutableList", ValueChecks.Like(subject, new StartsImmutableList { Value = [3, 1, 2] }, (expected, actual) => InitialLikeness.Compare(expected.Value, actual.Value, []))),
        ("an ImmutableArray", ValueChecks.Like(subject, new StartsImmutableArray { Value = [3, 1, 2] }, (expected, actual) => InitialLikeness.Compare(expected.Value, actual.Value, []))),
        ("an ImmutableHashSet", ValueChecks.Like(subject, new StartsImmutableSet { Value = [3, 1, 2] }, (expected, actual) => InitialLikeness.Compare(expected.Value.Order(), actual.Value?.Order(), []))),
    ]);
}
