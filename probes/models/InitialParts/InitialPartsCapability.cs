using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A writer that leaves out what is a default, and a reader that reads into the object which is there already, give parts of the initial object back.</summary>
public sealed class InitialParts() : ValuesCapability<HasInitialSaddle>("C25.initial-object", "a member with an initial object, whose members are no defaults, written with an object of zeros, false, null and an empty text, and as null", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasInitialSaddle Root)> Make() =>
    [
        ("no default", new() { Value = new() { Number = 11, Weight = 2.5, Ready = true, Text = "here" } }),
        ("0 among others", new() { Value = new() { Number = 0, Weight = 2.5, Ready = true, Text = "here" } }),
        ("all defaults", new() { Value = new() }),
        ("an empty text among defaults", new() { Value = new() { Text = "" } }),
        ("null", new() { Value = null }),
    ];

    protected override Likeness Compare(HasInitialSaddle expected, HasInitialSaddle actual) =>
        Show(expected.Value) == Show(actual.Value) ? Likeness.Exact
        : expected.Value is { Text: null } given && Show(new() { Number = given.Number, Weight = given.Weight, Ready = given.Ready, Text = "" }) == Show(actual.Value) ? Likeness.Near("null comes back as an empty string")
        : Likeness.Lost($"{Show(expected.Value)} comes back as {Show(actual.Value)}");

    private static string Show(Saddle? saddle) => saddle is null ? "null" : string.Create(CultureInfo.InvariantCulture, $"({saddle.Number}, {saddle.Weight}, {saddle.Ready}, {(saddle.Text is null ? "null" : ValueChecks.Quoted(saddle.Text))})");
}
