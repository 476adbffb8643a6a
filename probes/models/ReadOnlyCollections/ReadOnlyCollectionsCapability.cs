using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has no constructor without parameters, and nothing can be added to it.</summary>
public sealed class ReadOnlyCollections() : ValuesCapability<HasReadOnlyCollection>("C24.read-only", "a ReadOnlyCollection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasReadOnlyCollection Root)> Make() =>
    [
        ("three numbers", new() { Value = new([3, 1, 2]) }),
    ];

    protected override Likeness Compare(HasReadOnlyCollection expected, HasReadOnlyCollection actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
