using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The list of user interfaces: it has events.</summary>
public sealed class Observables() : ValuesCapability<HasObservable>("C24.observable", "an ObservableCollection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasObservable Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasObservable expected, HasObservable actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
