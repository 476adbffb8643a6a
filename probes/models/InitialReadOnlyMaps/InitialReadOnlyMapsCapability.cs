using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The collection that the member begins with takes no elements, or gives a copy that has them. A reader that adds to it fails, or loses the elements.</summary>
public sealed class InitialReadOnlyMaps() : ModelCapability("C25.initial-read-only-dictionary", "members declared as IReadOnlyDictionary that begin with an empty ImmutableDictionary and an empty ReadOnlyDictionary, written with an entry", "values",
    typeof(StartsImmutableMap), typeof(StartsReadOnlyMap))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => ValueChecks.Judge(
    [
        ("begins with an ImmutableDictionary", ValueChecks.Like(subject, new StartsImmutableMap { Value = Filled() }, (_, actual) => Compare(actual.Value))),
        ("begins with a ReadOnlyDictionary", ValueChecks.Like(subject, new StartsReadOnlyMap { Value = Filled() }, (_, actual) => Compare(actual.Value))),
    ]);

    private static Dictionary<string, int> Filled() => new() { ["given"] = 1 };

    private static Likeness Compare(IReadOnlyDictionary<string, int>? actual) => InitialLikeness.Compare(["given 1"], actual?.Select(entry => $"{entry.Key} {entry.Value}"), []);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class StartsImmutableMapModel() : CapabilityModel<StartsImmutableMap>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class StartsReadOnlyMapModel() : CapabilityModel<StartsReadOnlyMap>(Needs.Dictionary);
