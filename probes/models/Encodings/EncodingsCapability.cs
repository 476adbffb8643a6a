using System.Text;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its class at run time is another.</summary>
public sealed class Encodings() : ValuesCapability<HasEncoding>("C48.encoding", "an Encoding", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasEncoding Root)> Make() =>
    [
        ("UTF-8", new() { Value = Encoding.UTF8 }),
        ("UTF-16", new() { Value = Encoding.Unicode }),
    ];

    protected override Likeness Compare(HasEncoding expected, HasEncoding actual) => Likeness.OfEqual(expected.Value!.WebName, actual.Value?.WebName);
}
