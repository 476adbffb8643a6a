using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The collection that the member begins with takes no elements, or gives a copy that has them. A reader that adds to it fails, or loses the elements.</summary>
public sealed class InitialReadOnly() : ModelCapability("C25.initial-read-only", "members declared as IReadOnlyList, IReadOnlyCollection and IEnumerable that begin with an empty array, written with elements", "values",
    typeof(StartsReadOnlyList), typeof(StartsReadOnlyCollection), typeof(StartsEnumerable))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => ValueChecks.Judge(
    [
        ("IReadOnlyList", ValueChecks.Like(subject, new StartsReadOnlyList { Value = new List<int> { 3, 1, 2 } }, (expected, actual) => InitialLikeness.Compare(expected.Value, actual.Value, []))),
        ("IReadOnlyCollection", ValueChecks.Like(subject, new StartsReadOnlyCollection { Value = new List<int> { 3, 1, 2 } }, (expected, actual) => InitialLikeness.Compare(expected.Value, actual.Value, []))),
        ("IEnumerable", ValueChecks.Like(subject, new StartsEnumerable { Value = new List<int> { 3, 1, 2 } }, (expected, actual) => InitialLikeness.Compare(expected.Value, actual.Value, []))),
    ]);
}

/// <summary>The same of interfaces that have an Add.</summary>
public sealed class InitialFixedSize() : ModelCapability("C25.initial-fixed-size", "members declared as IList and ICollection that begin with an empty array, written with elements", "values", typeof(StartsList), typeof(StartsCollection))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => ValueChecks.Judge(
    [
        ("IList", ValueChecks.Like(subject, new StartsList { Value = new List<int> { 3, 1, 2 } }, (expected, actual) => InitialLikeness.Compare(expected.Value, actual.Value, []))),
        ("ICollection", ValueChecks.Like(subject, new StartsCollection { Value = new List<int> { 3, 1, 2 } }, (expected, actual) => InitialLikeness.Compare(expected.Value, actual.Value, []))),
    ]);
}
