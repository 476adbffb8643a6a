using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>As with an initial object (C25.initial-object). A structure is a value, so that none of what the member holds already belongs to what was written.</summary>
public sealed class InitialStructureParts() : InitialPartsCapability<HasInitialStirrup, HasPlainStirrup, Stirrup>("C25.initial-structure", "a member with an initial structure, whose members are no defaults, written with one of zeros, false, null and an empty text", "values")
{
    protected override IEnumerable<(string Name, Stirrup Value)> Values =>
    [
        ("no default", new() { Number = 11, Weight = 2.5, Ready = true, Text = "here" }),
        ("0 among others", new() { Number = 0, Weight = 2.5, Ready = true, Text = "here" }),
        ("all defaults", default),
        ("an empty text among defaults", new() { Text = "" }),
    ];

    protected override HasInitialStirrup Initial(Stirrup value) => new() { Value = value };

    protected override HasPlainStirrup Plain(Stirrup value) => new() { Value = value };

    protected override string Show(HasInitialStirrup root) => Words(root.Value);

    protected override string Show(HasPlainStirrup root) => Words(root.Value);

    private static string Words(Stirrup stirrup) => string.Create(CultureInfo.InvariantCulture, $"({stirrup.Number}, {stirrup.Weight}, {stirrup.Ready}, {(stirrup.Text is null ? "null" : ValueChecks.Quoted(stirrup.Text))})");
}
