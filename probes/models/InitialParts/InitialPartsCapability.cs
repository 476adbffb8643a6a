using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A writer that leaves out what is a default, and a reader that reads into the object which is there already, give parts of the initial object back.</summary>
public sealed class InitialParts() : InitialPartsCapability<HasInitialSaddle, HasPlainSaddle, Saddle?>("C25.initial-object", "a member with an initial object, whose members are no defaults, written with an object of zeros, false, null and an empty text, and as null", "values")
{
    protected override IEnumerable<(string Name, Saddle? Value)> Values =>
    [
        ("no default", new() { Number = 11, Weight = 2.5, Ready = true, Text = "here" }),
        ("0 among others", new() { Number = 0, Weight = 2.5, Ready = true, Text = "here" }),
        ("all defaults", new()),
        ("an empty text among defaults", new() { Text = "" }),
        ("null", null),
    ];

    protected override HasInitialSaddle Initial(Saddle? value) => new() { Value = value };

    protected override HasPlainSaddle Plain(Saddle? value) => new() { Value = value };

    protected override string Show(HasInitialSaddle root) => Words(root.Value);

    protected override string Show(HasPlainSaddle root) => Words(root.Value);

    private static string Words(Saddle? saddle) => saddle is null ? "null" : string.Create(CultureInfo.InvariantCulture, $"({saddle.Number}, {saddle.Weight}, {saddle.Ready}, {(saddle.Text is null ? "null" : ValueChecks.Quoted(saddle.Text))})");
}
