using Goldilocks.Prober;
#if TAKES_CONVERTERS
using VasesQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasVase>;
#else
using VasesQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>A library that looks for derived classes below a member may find them behind the converter.</summary>
public sealed class ConvertedParts() : VasesQuestion("C55.parts", "a class with a converter of the program that makes a text of it, and with a member of a base class that holds derived ones: in a member and a list", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasVase Root)> Make() =>
    [
        ("in a member", new() { Value = new() { Glaze = new Enamel { Shade = 11 } }, List = [] }),
        ("in a list", new() { List = [new() { Glaze = new Varnish { Coats = 22 } }, new() { Glaze = new Enamel { Shade = 33 } }] }),
    ];

    protected override Likeness Compare(HasVase expected, HasVase actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasVase root) => string.Join(", ", new[] { root.Value }.Concat(root.List ?? []).Select(vase => vase?.ToForm() ?? "null"));
#endif
}

#if TAKES_CONVERTERS
/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasVaseModel() : CapabilityModel<HasVase>(Needs.Polymorphism);
#endif
