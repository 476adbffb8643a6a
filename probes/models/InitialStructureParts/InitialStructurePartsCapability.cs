using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>As with an initial object (C25.initial-object). A structure is a value, so that none of what the member holds already belongs to what was written.</summary>
public sealed class InitialStructureParts() : ValuesCapability<HasInitialStirrup>("C25.initial-structure", "a member with an initial structure, whose members are no defaults, written with one of zeros, false, null and an empty text", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasInitialStirrup Root)> Make() =>
    [
        ("no default", new() { Value = new() { Number = 11, Weight = 2.5, Ready = true, Text = "here" } }),
        ("0 among others", new() { Value = new() { Number = 0, Weight = 2.5, Ready = true, Text = "here" } }),
        ("all defaults", new() { Value = default }),
        ("an empty text among defaults", new() { Value = new() { Text = "" } }),
    ];

    protected override Likeness Compare(HasInitialStirrup expected, HasInitialStirrup actual) =>
        Show(expected.Value) == Show(actual.Value) ? Likeness.Exact
        : expected.Value.Text is null && Show(expected.Value with { Text = "" }) == Show(actual.Value) ? Likeness.Near("null comes back as an empty string")
        : Likeness.Lost($"{Show(expected.Value)} comes back as {Show(actual.Value)}");

    private static string Show(Stirrup stirrup) => string.Create(CultureInfo.InvariantCulture, $"({stirrup.Number}, {stirrup.Weight}, {stirrup.Ready}, {(stirrup.Text is null ? "null" : ValueChecks.Quoted(stirrup.Text))})");
}
