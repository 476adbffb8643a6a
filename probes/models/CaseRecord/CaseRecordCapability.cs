using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that finds the member of a parameter in any case finds two.</summary>
public sealed class CaseOfParameters() : UnmarkedCapability<HasDeadweight>("C17.other-case", "a record whose parameter has the name of another member in another case", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDeadweight Root)> Make() =>
    [
        ("two numbers", new() { Value = new(11) { Weight = 22 } }),
    ];

    protected override Likeness Compare(HasDeadweight expected, HasDeadweight actual) => actual.Value is { weight: 11, Weight: 22 } ? Likeness.Exact
        : Likeness.Lost($"11 and 22 come back as {(actual.Value is { } read ? $"{read.weight} and {read.Weight}" : "null")}, silently");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasDeadweightModel() : CapabilityModel<HasDeadweight>(Needs.ReadOnlyMembers);
