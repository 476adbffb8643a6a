using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It leads to calendars and formats of numbers.</summary>
public sealed class CultureInfos() : ValuesCapability<HasCultureInfo>("C48.culture-info", "a CultureInfo", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasCultureInfo Root)> Make() =>
    [
        ("the invariant one", new() { Value = CultureInfo.InvariantCulture }),
        ("de-CH", new() { Value = CultureInfo.GetCultureInfo("de-CH") }),
    ];

    protected override Likeness Compare(HasCultureInfo expected, HasCultureInfo actual) => Likeness.OfEqual(expected.Value!.Name, actual.Value?.Name);
}
