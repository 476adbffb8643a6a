using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What was written counts, and not what the constructor sets.</summary>
public sealed class InitialStructures() : ValuesCapability<HasDial>("C38.initial", "a structure with initial values, written as its default, with other values and as it is made", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDial Root)> Make() =>
    [
        ("its default", new() { Value = default }),
        ("other values", new() { Value = new() { Number = 11, Text = "here" } }),
        ("0 and null", new() { Value = new() { Number = 0, Text = null } }),
        ("as it is made", new() { Value = new() }),
    ];

    protected override Likeness Compare(HasDial expected, HasDial actual) => (actual.Value.Number, actual.Value.Text ?? "") == (expected.Value.Number, expected.Value.Text ?? "") ? Likeness.Exact : Likeness.Lost($"{expected.Value.Number} and {expected.Value.Text ?? "null"} come back as {actual.Value.Number} and {actual.Value.Text ?? "null"}");
}
