using System.Text.RegularExpressions;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its pattern is a field, and its options have a getter only.</summary>
public sealed class Regexes() : ValuesCapability<HasRegex>("C48.regex", "a Regex with an option", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasRegex Root)> Make() =>
    [
        ("a+ without case", new() { Value = new("a+", RegexOptions.IgnoreCase) }),
    ];

    protected override Likeness Compare(HasRegex expected, HasRegex actual) => Likeness.OfEqual($"{expected.Value} {expected.Value!.Options}", actual.Value is { } read ? $"{read} {read.Options}" : null);
}
