using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its keys are equal by their elements only through the comparer, and both are filled while the dictionary is read.</summary>
public sealed class SetKeys() : ValuesCapability<HasSetKeys>("C37.sets", "a dictionary by HashSet, with the runtime's comparer that compares sets by their elements", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSetKeys Root)> Make() => [("two entries", new() { Value = new(HashSet<string>.CreateSetComparer()) { [["one"]] = 1, [["two"]] = 2 } })];

    protected override Likeness Compare(HasSetKeys expected, HasSetKeys actual) => actual.Value is not { Count: 2 } read ? Likeness.Lost(actual.Value is null ? "it comes back as null" : $"2 entries come back as {actual.Value.Count}")
        : read.Any(entry => !entry.Key.SetEquals([entry.Value == 1 ? "one" : "two"])) ? Likeness.Lost("the elements of its keys are others")
        : read.ContainsKey(["one"]) ? Likeness.Exact
        : Likeness.Near("the comparer is gone");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasSetKeysModel() : CapabilityModel<HasSetKeys>(Needs.Dictionary);
