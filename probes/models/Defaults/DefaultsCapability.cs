using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A writer may leave out what the attribute states; then only a reader that looks at the attribute gives it back.</summary>
public sealed class StatedDefaults() : ValuesCapability<HasDefaults>("C25.default", "members whose attribute DefaultValue states -1, true or a text, that are written as that, as 0, false and null", "values")
{
    protected override IEnumerable<(string Name, HasDefaults Root)> Make() =>
    [
        ("an int that is the stated -1", new() { Number = -1 }),
        ("an int that is 0 instead of the stated -1", new() { Number = 0 }),
        ("a bool that is the stated true", new() { Enabled = true }),
        ("a bool that is false instead of the stated true", new() { Enabled = false }),
        ("a text that is the stated one", new() { Text = "stated" }),
        ("a text that is null instead of the stated one", new() { Text = null }),
        ("an int? that is the stated 0", new() { Optional = 0 }),
        ("an int? that is null instead of the stated 0", new() { Optional = null }),
    ];

    protected override Likeness Compare(HasDefaults expected, HasDefaults actual) => (expected, actual) switch
    {
        _ when expected.Number != actual.Number => Likeness.OfEqual(expected.Number, actual.Number),
        _ when expected.Enabled != actual.Enabled => Likeness.OfEqual(expected.Enabled, actual.Enabled),
        _ when expected.Optional != actual.Optional => Likeness.OfEqual(expected.Optional, actual.Optional),
        _ => Likeness.OfTextOrEmpty(expected.Text, actual.Text),
    };
}
