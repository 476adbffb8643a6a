using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The declaration does not say which class to make.</summary>
public sealed class ReadOnlySets() : ValuesCapability<HasReadOnlySet>("C23.read-only-set", "a member declared as IReadOnlySet", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasReadOnlySet Root)> Make() =>
    [
        ("three numbers", new() { Value = new HashSet<int> { 3, 1, 2 } }),
    ];

    protected override Likeness Compare(HasReadOnlySet expected, HasReadOnlySet actual) => Likeness.OfEqual("1, 2, 3", actual.Value is { } read ? string.Join(", ", read.Order()) : null);
}
