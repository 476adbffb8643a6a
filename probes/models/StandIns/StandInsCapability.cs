using Goldilocks.Prober;
#if TAKES_STAND_INS
using LorriesQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasLorry>;
using WagonsQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasWagon>;
#else
using LorriesQuestion = Goldilocks.Prober.UnaskedConverter;
using WagonsQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>The converter gives the object in its place to the library, which writes it as it writes any.</summary>
public sealed class StandIns() : WagonsQuestion("C55.stand-in", "a class with a converter of the program that writes an object of another class in its place: in a member and a list, and null", "values")
{
#if TAKES_STAND_INS
    protected override IEnumerable<(string Name, HasWagon Root)> Make() =>
    [
        ("filled", new() { Value = new(11), List = [new(22), new(33)] }),
        ("null", new() { List = [new(22)] }),
    ];

    protected override Likeness Compare(HasWagon expected, HasWagon actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasWagon root) => $"{root.Value?.ToString() ?? "null"} and {string.Join(", ", root.List ?? [])}";
#endif
}

/// <summary>A library that makes code for the class in its place may not count on one that others derive from.</summary>
public sealed class DerivedStandIns() : LorriesQuestion("C55.stand-in-derived", "a class with a converter of the program that writes an object of another class in its place: it is of a class that derives from the one that the converter names", "values")
{
#if TAKES_STAND_INS
    protected override IEnumerable<(string Name, HasLorry Root)> Make() =>
    [
        ("one derived class", new() { Value = new(new Timber { Tons = 11, Length = 22 }) }),
        ("another", new() { Value = new(new Straw { Tons = 11, Bales = 33 }) }),
        ("both in a list", new() { List = [new(new Straw { Tons = 11, Bales = 33 }), new(new Timber { Tons = 11, Length = 22 })] }),
    ];

    protected override Likeness Compare(HasLorry expected, HasLorry actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasLorry root) => $"{root.Value?.ToString() ?? "null"} and {string.Join(", ", root.List ?? [])}";
#endif
}

#if TAKES_STAND_INS
/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasLorryModel() : CapabilityModel<HasLorry>(Needs.Polymorphism);
#endif
