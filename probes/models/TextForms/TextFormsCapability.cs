using Goldilocks.Prober;
#if TAKES_CONVERTERS
using ElementsQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasSignboards>;
using MembersQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasSignboard>;
using StructuresQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasGauges>;
using ValuesQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasSignboardValues>;
#else
using ElementsQuestion = Goldilocks.Prober.UnaskedConverter;
using MembersQuestion = Goldilocks.Prober.UnaskedConverter;
using StructuresQuestion = Goldilocks.Prober.UnaskedConverter;
using ValuesQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>The converter knows what no rule of the library does.</summary>
public sealed class ConvertedMembers() : MembersQuestion("C55.member", "a class with a converter of the program that makes a text of it: in a member, filled and null", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasSignboard Root)> Make() => [("filled", new() { Value = Signboard.FromForm("board 11"), Behind = 22 }), ("null", new() { Value = null, Behind = 22 })];

    protected override Likeness Compare(HasSignboard expected, HasSignboard actual) => Likeness.OfEqual($"{expected.Value} {expected.Behind}", $"{actual.Value} {actual.Behind}");
#endif
}

/// <summary>The library may ask it for each element, and may not.</summary>
public sealed class ConvertedElements() : ElementsQuestion("C55.list", "a class with a converter of the program: in a list and an array, with null among them", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasSignboards Root)> Make() =>
    [
        ("filled", new() { Value = [Signboard.FromForm("board 11"), Signboard.FromForm("board 22")], Array = [Signboard.FromForm("board 33")] }),
        ("null", new() { Value = [Signboard.FromForm("board 11"), null], Array = [null] }),
    ];

    protected override Likeness Compare(HasSignboards expected, HasSignboards actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasSignboards root) => $"{string.Join(", ", root.Value ?? [])} and {string.Join(", ", root.Array ?? [])}";
#endif
}

/// <summary>The same for each value.</summary>
public sealed class ConvertedValues() : ValuesQuestion("C55.dictionary", "a class with a converter of the program: the values of a dictionary, with null among them", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasSignboardValues Root)> Make() =>
    [
        ("filled", new() { Value = new() { ["one"] = Signboard.FromForm("board 11") } }),
        ("null", new() { Value = new() { ["one"] = null } }),
    ];

    protected override Likeness Compare(HasSignboardValues expected, HasSignboardValues actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasSignboardValues root) => string.Join(", ", root.Value?.Select(entry => $"{entry.Key} {entry.Value}") ?? ["null"]);
#endif
}

/// <summary>A library that has a formatter for what can be null, or one for a default, may pass over the converter.</summary>
public sealed class ConvertedStructures() : StructuresQuestion("C55.structure", "a structure with a converter of the program: in a member, its default, and one that can be null", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasGauges Root)> Make() =>
    [
        ("filled", new() { Value = new(11), Optional = new(22), List = [new(33), default] }),
        ("default and null", new() { List = [] }),
        ("a default that can be null", new() { Optional = default(Pressure), List = [] }),
    ];

    protected override Likeness Compare(HasGauges expected, HasGauges actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasGauges root) => $"{root.Value} {root.Optional?.ToString() ?? "null"} {string.Join(", ", root.List ?? [])}";
#endif
}

#if TAKES_CONVERTERS
/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasSignboardValuesModel() : CapabilityModel<HasSignboardValues>(Needs.Dictionary);
#endif
