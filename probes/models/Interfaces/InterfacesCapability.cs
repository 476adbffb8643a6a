using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The declaration does not say which class to make.</summary>
public sealed class ReadOnlyLists() : ValuesCapability<HasReadOnlyList>("C23.read-only-list", "a member declared as IReadOnlyList", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasReadOnlyList Root)> Make() => [("three numbers", new() { Value = new List<int> { 3, 1, 2 } })];

    protected override Likeness Compare(HasReadOnlyList expected, HasReadOnlyList actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}

/// <summary>The declaration does not say which class to make.</summary>
public sealed class Enumerables() : ValuesCapability<HasEnumerable>("C23.enumerable", "a member declared as IEnumerable", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasEnumerable Root)> Make() => [("three numbers", new() { Value = new List<int> { 3, 1, 2 } })];

    protected override Likeness Compare(HasEnumerable expected, HasEnumerable actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}

/// <summary>The declaration does not say which class to make.</summary>
public sealed class SetsByInterface() : ValuesCapability<HasSetInterface>("C23.set", "a member declared as ISet", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSetInterface Root)> Make() => [("three numbers", new() { Value = new HashSet<int> { 3, 1, 2 } })];

    protected override Likeness Compare(HasSetInterface expected, HasSetInterface actual) => actual.Value is { } read && read.SetEquals(expected.Value!) ? Likeness.Exact : Likeness.Lost($"3, 1, 2 come back as {(actual.Value is null ? "null" : string.Join(", ", actual.Value))}");
}
