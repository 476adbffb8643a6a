using System.Collections.Immutable;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The declaration does not say which class to make.</summary>
public sealed class ImmutableInterfaces() : ValuesCapability<HasImmutableInterface>("C23.immutable-interface", "a member declared as IImmutableList", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasImmutableInterface Root)> Make() =>
    [
        ("three numbers", new() { Value = ImmutableList.Create(3, 1, 2) }),
    ];

    protected override Likeness Compare(HasImmutableInterface expected, HasImmutableInterface actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
