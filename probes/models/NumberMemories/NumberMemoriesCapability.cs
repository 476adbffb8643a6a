using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has a member that cannot be boxed.</summary>
public sealed class NumberMemories() : ValuesCapability<HasNumberMemory>("C23.memory-numbers", "a ReadOnlyMemory of numbers", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNumberMemory Root)> Make() =>
    [
        ("three numbers", new() { Value = new([3, 1, 2]) }),
    ];

    protected override Likeness Compare(HasNumberMemory expected, HasNumberMemory actual) => Likeness.OfOrder(expected.Value.ToArray(), actual.Value.ToArray(), "3, 1, 2");
}
