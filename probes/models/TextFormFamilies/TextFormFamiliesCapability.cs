using Goldilocks.Prober;
#if TAKES_CONVERTERS
using PennantsQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasPennants>;
#else
using PennantsQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>A library that goes by the class of the object, and not by that of the member, passes over the converter.</summary>
public sealed class ConverterOfFamily() : PennantsQuestion("C55.derived", "a base class with a converter of the program, which knows the derived class too: in a member and in a list", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasPennants Root)> Make() =>
    [
        ("objects of the base class", new() { Value = Pennant.FromForm("11"), List = [Pennant.FromForm("22")], Behind = 33 }),
        ("a derived class in a member", new() { Value = new Swallowtail("11"), List = [], Behind = 33 }),
        ("a derived class in a list", new() { List = [Pennant.FromForm("22"), new Swallowtail("44")], Behind = 33 }),
    ];

    protected override Likeness Compare(HasPennants expected, HasPennants actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasPennants root) => $"{root.Value?.ToString() ?? "null"} [{string.Join(", ", root.List?.Select(pennant => $"{pennant}") ?? ["null"])}] {root.Behind}";
#endif
}
