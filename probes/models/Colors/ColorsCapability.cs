using System.Drawing;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure whose members have getters only, and whose fields are private.</summary>
public sealed class Colors() : ValuesCapability<HasColor>("C48.color", "a Color, named and by its parts", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasColor Root)> Make() =>
    [
        ("by its parts", new() { Value = Color.FromArgb(255, 17, 34, 51) }),
        ("half transparent", new() { Value = Color.FromArgb(128, 17, 34, 51) }),
        ("named", new() { Value = Color.Navy }),
    ];

    protected override Likeness Compare(HasColor expected, HasColor actual) => (expected.Value, actual.Value) switch
    {
        var (given, read) when given == read => Likeness.Exact,
        var (given, read) when given.ToArgb() == read.ToArgb() => Likeness.Near("it comes back without its name"),
        var (given, read) => Likeness.Lost(ValueChecks.Differs(given, read)),
    };
}
