using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Only its constructor takes the elements.</summary>
public sealed class ObservedReadOnly() : ValuesCapability<HasObservedReadOnly>("C24.read-only-observable", "a ReadOnlyObservableCollection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasObservedReadOnly Root)> Make() =>
    [
        ("three numbers", new() { Value = new([3, 1, 2]) }),
    ];

    protected override Likeness Compare(HasObservedReadOnly expected, HasObservedReadOnly actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
